import { remoteNames } from '../../build/workspace/remotes';
import { listSourceChecks } from './check-sources';

it('types, catalogues, lint and tests of the package alone are checked', () => {
  const [name = ''] = remoteNames();
  const checks = listSourceChecks(name).flat();
  expect(checks.map((check) => check.name)).toEqual(['types', 'catalogues', 'lint', 'tests']);
  for (const { args } of checks) expect(args.join(' ')).toContain(name);
});
