import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { installedVersion } from '../../build/workspace/package-json';
import { resolveFromRoot } from '../../build/workspace/paths';

const names = v.record(v.string(), v.string());
const packageJson = v.object({
  name: v.string(),
  version: v.string(),
  type: v.string(),
  sideEffects: v.boolean(),
  exports: names,
  dependencies: names,
  devDependencies: names,
});

/** What a remote imports too: the shell gives it one copy, so a project has one. */
const peers = ['react', 'react-dom', 'react-router-dom', 'styled-components', 'react-hook-form', 'dayjs'];

/** What builds a remote, apart from what its pages contain. */
const tools = [
  '@lingui/message-utils',
  '@module-federation/enhanced',
  '@pmmmwh/react-refresh-webpack-plugin',
  '@swc/core',
  '@swc/plugin-styled-components',
  '@types/papaparse',
  'esbuild',
  'js-yaml',
  'react-refresh',
  'swc-loader',
  'terser-webpack-plugin',
  'tsx',
  'webpack',
];

/** Types of the sources, which the root of this repository has. */
const types = ['@types/node', '@types/react', '@types/react-dom'];

/** Only servers need them. */
const isServers = (name: string): boolean => name.startsWith('@opentelemetry/') || name === 'prom-client';
/** Tests and commands of this repository. */
const isKept = (subpath: string): boolean => !/^\.\/(testing|tools)\b/.test(subpath);

const listVersions = (list: readonly string[], folder: string): Record<string, string> =>
  Object.fromEntries(list.map((name) => [name, installedVersion(name, folder)]));

/** The package.json of the published package: versions in place of `catalog:`, and the command of the build. */
export function describeSharedPackage() {
  const folder = resolveFromRoot('shared');
  const { name, version, type, sideEffects, exports, dependencies } = v.parse(
    packageJson,
    JSON.parse(readFileSync(resolveFromRoot('shared', 'package.json'), 'utf8')),
  );
  const own = Object.keys(dependencies).filter((one) => !peers.includes(one) && !isServers(one));
  return {
    name,
    version,
    private: true,
    license: 'UNLICENSED',
    type,
    sideEffects,
    engines: { node: '>=20.19' },
    bin: { 'portal-remote': './build/outside/portal-remote.mjs' },
    exports: {
      ...Object.fromEntries(Object.entries(exports).filter(([subpath]) => isKept(subpath))),
      './tsconfig.remote.json': './tsconfig.remote.json',
      './package.json': './package.json',
    },
    dependencies: { ...listVersions([...own, ...tools], folder), ...listVersions(types, resolveFromRoot()) },
    peerDependencies: listVersions(peers, folder),
  };
}
