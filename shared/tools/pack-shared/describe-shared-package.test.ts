import { readFileSync, readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { resolveFromRoot } from '../../build/workspace/paths';
import { describeSharedPackage } from './describe-shared-package';
import { isPublished } from './is-published';

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) => ({ entry, file: path.join(folder, entry.name) }))
    .filter(({ file }) => isPublished(file))
    .flatMap(({ entry, file }) => (entry.isDirectory() ? listFiles(file) : [file]));

const files = ['src', 'build'].flatMap((part) => listFiles(resolveFromRoot('shared', part)));
const imported =
  /(?:^import |^\} from |^(?:import|export) .* from |\bimport\(|\brequire\()'([\w@][\w./@-]*)'/gm;
/** Names inside the federation plugin, which the build replaces by its files. */
const replaced = ['@module-federation/runtime', 'webpack-bundler-runtime', '@portal/shared'];
const getPackage = (request: string): string => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

test('the published package names every package that its files import, with a version', () => {
  const { dependencies, peerDependencies } = describeSharedPackage();
  const named = { ...dependencies, ...peerDependencies };
  const needed = files
    .filter((file) => /\.([cm]?[jt]s|tsx)$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(imported)])
    .map(([, request = '']) => getPackage(request))
    .filter(
      (name) => !name.startsWith('node:') && !builtinModules.includes(name) && !replaced.includes(name),
    );
  expect(new Set(needed).size).toBeGreaterThan(20);
  expect([...new Set(needed)].filter((name) => !(name in named))).toEqual([]);
  for (const version of Object.values(named)) expect(version).toMatch(/^\d+\.\d+\.\d+/);
});

test('each of its subpaths leads to a published file, and none to tests or to commands of this repository', () => {
  const { exports } = describeSharedPackage();
  const targets = Object.values(exports).filter((target) => target.startsWith('./src/'));
  expect(targets.length).toBeGreaterThan(50);
  expect(targets.filter((target) => !files.includes(resolveFromRoot('shared', target)))).toEqual([]);
  expect(Object.keys(exports).filter((subpath) => /testing|tools/.test(subpath))).toEqual([]);
});
