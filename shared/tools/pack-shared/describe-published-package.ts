import { readFileSync } from 'node:fs';
import path from 'node:path';
import { installedVersion } from '@portal/build/workspace/package-json.ts';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import * as v from 'valibot';

const names = v.record(v.string(), v.string());
const packageJson = v.object({
  name: v.string(),
  version: v.string(),
  type: v.string(),
  sideEffects: v.boolean(),
  exports: names,
  dependencies: names,
});

/** What projects of other repositories install: the common code, and the build of a remote. */
export const publishedPackages = ['@portal/shared', '@portal/build'] as const;
export type PublishedPackage = (typeof publishedPackages)[number];

/** Its folder in this repository. */
export const getPublishedFolder = (name: PublishedPackage): string =>
  name === '@portal/shared' ? resolveFromRoot('shared') : resolveFromRoot('shared', 'build');

/** What a remote imports too: the shell gives it one copy, so a project has one. */
const peers = [
  '@portal/shared',
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
  'react-hook-form',
  'dayjs',
];

/** Types of the sources of `@portal/shared`, which the root of this repository has. */
const types = ['@types/node', '@types/react', '@types/react-dom'];

/** Only servers need them. */
const isServers = (name: string): boolean => name.startsWith('@opentelemetry/') || name === 'prom-client';
/** Tests. */
const isKept = (subpath: string): boolean => !/^\.\/testing\b/.test(subpath);

const listVersions = (list: readonly string[], folder: string): Record<string, string> =>
  Object.fromEntries(list.map((name) => [name, installedVersion(name, folder)]));

/** The package.json of a published package: versions in place of `catalog:`. */
export function describePublishedPackage(name: PublishedPackage) {
  const folder = getPublishedFolder(name);
  const { version, type, sideEffects, exports, dependencies } = v.parse(
    packageJson,
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
  );
  const needed = Object.keys(dependencies).filter((one) => !isServers(one));
  const own = listVersions(
    needed.filter((one) => !peers.includes(one)),
    folder,
  );
  const described = {
    name,
    version,
    private: true,
    license: 'UNLICENSED',
    type,
    sideEffects,
    engines: { node: '>=20.19' },
    peerDependencies: listVersions(
      needed.filter((one) => peers.includes(one)),
      folder,
    ),
  };
  if (name === '@portal/build')
    return {
      ...described,
      bin: { 'portal-remote': './outside/portal-remote.mjs' },
      exports,
      dependencies: own,
    };
  return {
    ...described,
    exports: {
      ...Object.fromEntries(Object.entries(exports).filter(([subpath]) => isKept(subpath))),
      './tsconfig.remote.json': './tsconfig.remote.json',
      './package.json': './package.json',
    },
    dependencies: {
      ...own,
      ...listVersions(['@types/papaparse'], folder),
      ...listVersions(types, resolveFromRoot()),
    },
  };
}
