import { duplicatePrefixes, findOwner, isUnder } from './ownership';

const srm = { name: 'mfe-srm', access: 'agent' as const, prefixes: [{ path: '/srm' }] };
const customer = {
  name: 'mfe-public-customer',
  access: 'public' as const,
  prefixes: [{ path: '/srm/customer-details/public' }],
};
const listings = {
  name: 'mfe-listings',
  access: 'agent' as const,
  prefixes: [{ path: '/' }, { path: '/listings' }],
};
const auth = {
  name: 'mfe-auth',
  access: 'public' as const,
  prefixes: [{ path: '/login' }, { path: '/profile', access: 'agent' as const }],
};
const remotes = [listings, srm, customer, auth];

test.each([
  ['/', 'mfe-listings', 'agent'],
  ['/listings/add/7', 'mfe-listings', 'agent'],
  ['/srm', 'mfe-srm', 'agent'],
  ['/srm/', 'mfe-srm', 'agent'],
  ['/srm/customer-details/42', 'mfe-srm', 'agent'],
  ['/srm/customer-details/public', 'mfe-public-customer', 'public'],
  ['/srm/customer-details/public/success', 'mfe-public-customer', 'public'],
  ['/srm/customer-details/publications', 'mfe-srm', 'agent'],
  ['/login', 'mfe-auth', 'public'],
  ['/profile/edit/9', 'mfe-auth', 'agent'],
])('%s belongs to %s', (path, name, access) => {
  const owner = findOwner(remotes, path);
  expect([owner?.remote.name, owner?.access]).toEqual([name, access]);
});

test.each(['/nonsense', '/srmx', '/loginn', '/listingsextra'])('%s belongs to nobody', (path) => {
  expect(findOwner(remotes, path)).toBeUndefined();
});

test('the order of the registry does not matter', () => {
  const path = '/srm/customer-details/public';
  expect(findOwner([...remotes].reverse(), path)?.remote.name).toBe('mfe-public-customer');
});

test('the prefix / owns only the root', () => {
  expect(isUnder('/', '/')).toBe(true);
  expect(isUnder('/anything', '/')).toBe(false);
});

test('a prefix that two remotes claim is reported with both owners', () => {
  expect(duplicatePrefixes(remotes)).toEqual([]);
  expect(duplicatePrefixes([srm, { ...srm, name: 'mfe-other' }])).toEqual(['/srm (mfe-srm, mfe-other)']);
});
