import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { fromRoot } from '../workspace/paths';
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
      entry: { main: fromRoot('host', 'src', 'index.tsx') },
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

/** The package's own page (`src/main.tsx`): one plain bundle, without federation. */
export function standaloneConfig(target: BuildTarget, publicPath: string): Configuration {
  const base = baseConfig(target, 'standalone');
  return {
    ...base,
    entry: { main: fromRoot(target.packageName, 'src', 'main.tsx') },
    output: { ...base.output, publicPath },
  };
}

/** `src/prerender.tsx` for Node: run once at build time to make the markup of the public first views. */
export function prerenderConfig(target: BuildTarget): Configuration {
  const base = baseConfig(target, 'prerender');
  return {
    ...base,
    target: 'node20',
    entry: { prerender: fromRoot(target.packageName, 'src', 'prerender.tsx') },
    output: { path: target.outputPath, filename: '[name].cjs', library: { type: 'commonjs2' }, clean: true },
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      new webpack.DefinePlugin({ __PACKAGE_VERSION__: JSON.stringify(target.version) }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
