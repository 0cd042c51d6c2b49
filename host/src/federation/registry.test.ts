import { buildEntry } from '../test/fake-runtime';
import { listOverriddenRemotes, resetOverrides } from './overrides';
import { listUsableEntries } from './registry';

beforeEach(() => localStorage.clear());

test('an invalid entry is left out alone, and reported', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const entries = listUsableEntries([buildEntry('mfe-srm'), { name: 'mfe-broken' }, 7], null);
  expect(entries.map(({ name }) => name)).toEqual(['mfe-srm']);
  expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
    expect.stringContaining('"mfe-broken" is left out'),
    expect.stringContaining('"unnamed" is left out'),
  ]);
  warn.mockRestore();
});

test('an override replaces one remote, and can be removed', () => {
  localStorage.setItem('remote-override:mfe_srm', 'http://localhost:3401/mf-manifest.json');
  localStorage.setItem('appCountry', 'in');
  const [srm, auth] = listUsableEntries(
    [buildEntry('mfe-srm', { integrity: 'sha384-x' }), buildEntry('mfe-auth')],
    localStorage,
  );
  expect(srm).toMatchObject({ entry: 'http://localhost:3401/mf-manifest.json', integrity: undefined });
  expect(auth?.entry).toBe('/remotes/mfe-auth/1.0.0/mf-manifest.json');
  expect(listOverriddenRemotes(localStorage)).toEqual(['mfe_srm']);
  resetOverrides(localStorage);
  expect(listOverriddenRemotes(localStorage)).toEqual([]);
  expect(localStorage.getItem('appCountry')).toBe('in');
});
