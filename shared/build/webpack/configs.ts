import type { Configuration } from 'webpack';
import { resolveFromPackage, resolveFromRoot } from '../workspace/paths';
import { baseConfig } from './base';
import type { BuildTarget } from './base';
import { hostFederation, remoteFederation } from './federation';
import { lentRuntime, oneFederationRuntime } from './one-runtime';
import { libraryInsideFacade } from './router-facade';

type Plugins = NonNullable<Configuration['plugins']>;

const withPlugins = (config: Configuration, ...plugins: Plugins): Configuration => ({
  ...config,
  plugins: [...(config.plugins ?? []), ...plugins],
});

export function hostConfig(target: BuildTarget, publicPath: string): Configuration {
  const base = baseConfig(target, 'host');
  return withPlugins(
    {
      ...base,
      entry: { main: resolveFromRoot('host', 'src', 'index.tsx') },
      output: { ...base.output, publicPath },
      resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...oneFederationRuntime() } },
    },
    libraryInsideFacade(),
    hostFederation(),
  );
}

export function remoteConfig(target: BuildTarget): Configuration {
  const base = baseConfig(target, 'remote');
  return withPlugins(
    // 'auto': the remote's files are at the address of its remoteEntry, on deep links too.
    {
      ...base,
      entry: {},
      output: { ...base.output, publicPath: 'auto' },
      resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...lentRuntime() } },
    },
    libraryInsideFacade(),
    remoteFederation(target.packageName),
  );
}

/**
 * The package's own page: one plain bundle for each script (`src/main.tsx`, `src/<script>.tsx`), without federation.
 * Each is built by itself, because what two scripts of one build share makes both larger.
 */
export function standaloneConfig(
  target: BuildTarget,
  publicPath: string,
  scripts: readonly string[] = ['main'],
): Configuration {
  const [first = 'main'] = scripts;
  const base = baseConfig(target, first === 'main' ? 'standalone' : first);
  return {
    ...base,
    entry: Object.fromEntries(
      scripts.map((name) => [name, resolveFromPackage(target.packageName, 'src', `${name}.tsx`)]),
    ),
    // Two builds write into this folder.
    output: { ...base.output, publicPath, clean: false },
  };
}
