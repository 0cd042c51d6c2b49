import { readFileSync, readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import {
  describePublishedPackage,
  getPublishedFolder,
  publishedPackages,
} from './describe-published-package';
import { isPublished } from './is-published';

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) => ({ entry, file: path.join(folder, entry.name) }))
    .filter(({ file }) => isPublished(file))
    .flatMap(({ entry, file }) => (entry.isDirectory() ? listFiles(file) : [file]));

const files = {
  '@portal/shared': listFiles(path.join(getPublishedFolder('@portal/shared'), 'src')),
  '@portal/build': listFiles(getPublishedFolder('@portal/build')),
};
const imported =
  /(?:^import |^\} from |^(?:import|export) .* from |\bimport\(|\brequire(?:\.resolve)?\()'([\w@][\w./@-]*)'/gm;
/** Names inside the federation plugin, which the build replaces by its files. */
const replaced = ['@module-federation/runtime', 'webpack-bundler-runtime'];
const getPackage = (request: string): string => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

test.each(publishedPackages)('%s names every package that its files import, with a version', (name) => {
  const { dependencies, peerDependencies } = describePublishedPackage(name);
  const named = { [name]: '', ...dependencies, ...peerDependencies };
  const needed = files[name]
    .filter((file) => /\.([cm]?[jt]s|tsx)$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(imported)])
    .map(([, request = '']) => getPackage(request))
    .filter((one) => !one.startsWith('node:') && !builtinModules.includes(one) && !replaced.includes(one));
  expect(new Set(needed).size).toBeGreaterThan(9);
  expect([...new Set(needed)].filter((one) => !(one in named))).toEqual([]);
  for (const version of Object.values({ ...dependencies, ...peerDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
});

test('each subpath of the common code leads to a published file, and none to tests', () => {
  const { exports } = describePublishedPackage('@portal/shared');
  const targets = Object.values(exports).filter((target) => target.startsWith('./src/'));
  expect(targets.length).toBeGreaterThan(50);
  const published = files['@portal/shared'];
  const folder = getPublishedFolder('@portal/shared');
  expect(targets.filter((target) => !published.includes(path.join(folder, target)))).toEqual([]);
  expect(Object.keys(exports).filter((subpath) => subpath.includes('testing'))).toEqual([]);
});
