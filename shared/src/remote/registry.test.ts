import { readRegistry } from './registry';

const line = {
  name: 'mfe-srm',
  contract: 1,
  prefixes: ['/srm', { path: '/desk', access: 'public' }],
  access: 'agent',
  version: '1.0.0',
  entry: '/remotes/mfe-srm/1.0.0/mf-manifest.json',
};

test('a valid entry is read with its defaults', () => {
  const { entries, rejected } = readRegistry([line]);
  expect(rejected).toEqual([]);
  expect(entries).toEqual([
    {
      ...line,
      prefixes: [{ path: '/srm' }, { path: '/desk', access: 'public' }],
      nav: [],
      pages: [],
      actions: [],
      finds: [],
    },
  ]);
});

test('an entry of the sidebar may name a count, whether or not this shell knows it', () => {
  const nav = [{ label: 'SRM', to: '/srm', order: 1, badge: 'moon.phase' }];
  expect(readRegistry([{ ...line, nav }]).entries[0]?.nav).toEqual(nav);
});

test('only the invalid entries are left out, each with its reason', () => {
  const { entries, rejected } = readRegistry([
    { ...line, name: 'mfe-a' },
    { ...line, prefixes: [] },
    null,
    'x',
    { ...line, name: 'mfe-b' },
  ]);
  expect(entries.map((entry) => entry.name)).toEqual(['mfe-a', 'mfe-b']);
  expect(rejected.map((bad) => bad.name)).toEqual(['mfe-srm', 'unnamed', 'unnamed']);
  expect(rejected[0]?.reason).toMatch(/prefixes/);
});

test('a value that is no list is no registry', () => {
  expect(readRegistry({ error: 'no' })).toEqual({
    entries: [],
    rejected: [{ name: 'registry', reason: 'not a list' }],
  });
});
