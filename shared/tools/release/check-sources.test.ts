import path from 'node:path';
import ts from 'typescript';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { remoteNames } from '@portal/build/workspace/remotes.ts';
import { listSourceChecks } from './check-sources';

it('types, lint, catalogues and tests of the package alone are checked', () => {
  const [name = ''] = remoteNames();
  const checks = listSourceChecks(name).flat();
  expect(checks.map((check) => check.name)).toEqual(['types', 'lint', 'catalogues', 'tests']);
  for (const { args } of checks) expect(args.join(' ')).toContain(name);
});

it('the types of a package are checked with the declarations that its tests import from shared', () => {
  const [name = ''] = remoteNames();
  const project = listSourceChecks(name).flat()[0]?.args.at(-1) ?? '';
  const { config } = ts.readConfigFile(project, ts.sys.readFile);
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(project));
  const files = fileNames.map((file) => path.relative(resolveFromRoot(), file));
  expect(files).toContain(`${name}/src/remote.ts`);
  expect(files).toContain('shared/src/testing/jest-axe.d.ts');
});
