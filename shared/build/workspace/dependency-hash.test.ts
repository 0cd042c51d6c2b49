import { hashDependencies, listLockedPackages, parseLockFile } from './dependency-hash';

const lockText = ({ chart = '1.0.0', deep = 'sha512-deep', tester = '3.0.0' } = {}) => `
importers:
  mfe-a:
    dependencies:
      '@portal/shared': { specifier: 'workspace:*', version: 'link:../shared' }
      form: { specifier: 'catalog:', version: 2.0.0(react@19.0.0) }
    devDependencies:
      tester: { specifier: 'catalog:', version: ${tester} }
  mfe-b:
    dependencies:
      chart: { specifier: 'catalog:', version: ${chart} }
packages:
  form@2.0.0: { resolution: { integrity: sha512-form } }
  deep@1.0.0: { resolution: { integrity: ${deep} } }
  react@19.0.0: { resolution: { integrity: sha512-react } }
  tester@${tester}: { resolution: { integrity: sha512-tester } }
  chart@${chart}: { resolution: { integrity: sha512-chart } }
snapshots:
  form@2.0.0(react@19.0.0): { dependencies: { react: 19.0.0 }, optionalDependencies: { alias: deep@1.0.0 } }
  deep@1.0.0: { dependencies: { form: 2.0.0(react@19.0.0) } }
  react@19.0.0: {}
  tester@${tester}: {}
  chart@${chart}: {}
`;
const partFor = (name: string, changes: Parameters<typeof lockText>[0] = {}, development = false) =>
  listLockedPackages(parseLockFile(lockText(changes)), name, development);

describe('the part of the lock file that a package depends on', () => {
  it('has what it reaches, also through peers, other names and circles', () => {
    expect(partFor('mfe-a')).toEqual([
      'deep@1.0.0 {"integrity":"sha512-deep"}',
      'form@2.0.0(react@19.0.0) {"integrity":"sha512-form"}',
      'react@19.0.0 {"integrity":"sha512-react"}',
    ]);
  });

  it('stays the same when another package changes, and when a tool of its tests does', () => {
    expect(partFor('mfe-a', { chart: '2.0.0', tester: '4.0.0' })).toEqual(partFor('mfe-a'));
    expect(partFor('mfe-b', { chart: '2.0.0' })).not.toEqual(partFor('mfe-b'));
  });

  it('changes with the checksum of a package deep below', () => {
    expect(partFor('mfe-a', { deep: 'sha512-other' })).not.toEqual(partFor('mfe-a'));
  });

  it('contains the tools of the build where they count', () => {
    expect(partFor('mfe-a', {}, true)).toContain('tester@3.0.0 {"integrity":"sha512-tester"}');
  });

  it('is empty for a new package that was not installed yet', () => {
    expect(partFor('mfe-c')).toEqual([]);
  });
});

it('the dependencies of this workspace have a hash, which differs by package', () => {
  expect(hashDependencies('mfe-srm')).toMatch(/^[0-9a-f]{64}$/);
  expect(hashDependencies('mfe-srm')).not.toBe(hashDependencies('mfe-auth'));
});
