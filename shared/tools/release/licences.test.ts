import { listLicences } from '@portal/build/output/list-licences.ts';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { remoteNames } from '@portal/build/workspace/remotes.ts';
import { isPermitted, listForbidden } from './licences';

describe('a licence', () => {
  it.each(['MIT', 'Apache-2.0', '(MPL-2.0 OR Apache-2.0)', 'GPL-3.0 OR MIT', 'MIT AND ISC'])(
    '%s is permitted',
    (license) => expect(isPermitted(license)).toBe(true),
  );

  it.each(['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'SEE LICENSE IN LICENSE.md', 'none', ''])(
    '"%s" is not',
    (license) => expect(isPermitted(license)).toBe(false),
  );
});

it.each(['host', ...remoteNames()])('%s brings only packages with permitted licences', (name) => {
  const licences = listLicences(resolveFromRoot(name));
  expect(Object.keys(licences).length).toBeGreaterThan(10);
  expect(listForbidden(licences)).toEqual([]);
});
