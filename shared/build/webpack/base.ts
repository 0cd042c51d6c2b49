import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { CHUNK_LOAD_TIMEOUT } from '@portal/shared/remote';
import { hashDependencies } from '../workspace/dependency-hash';
import { buildFolder, cacheFolder, resolveFromPackage } from '../workspace/paths';
import { hashFiles } from '../workspace/source-hash';
import { loaders } from './loaders';
import type { Mode } from './mode';
import { productionRouter, unusedRouterParts } from './router-facade';

export interface BuildTarget {
  /** A folder of the workspace: `host`, `mfe-auth` … */
  packageName: string;
  version: string;
  mode: Mode;
  outputPath: string;
  /** Writes what this build read to the disk, which makes the next one faster and this one slower. */
  isCached?: boolean;
}

/** What every browser build has in common. `kind` keeps the caches and names of a package's builds apart. */
export function baseConfig(target: BuildTarget, kind: string): Configuration {
  const { packageName, version, mode, outputPath, isCached = true } = target;
  const development = mode === 'development';
  const name = `${packageName}-${kind}`;
  return {
    name,
    mode,
    context: resolveFromPackage(packageName),
    target: ['web', 'es2022'],
    // No `eval-…` kind: the content security policy forbids eval in development too.
    devtool: development ? 'cheap-module-source-map' : false,
    output: {
      path: outputPath,
      filename: development ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: development ? '[name].js' : '[name].[contenthash:8].js',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT,
      // Two builds with one name on a page would run each other's chunks.
      uniqueName: name,
      clean: !development,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      alias: development ? {} : productionRouter(),
    },
    module: { rules: [...loaders(packageName, mode), unusedRouterParts()] },
    plugins: [
      new webpack.DefinePlugin({ __PACKAGE_VERSION__: JSON.stringify(version) }),
      ...(development ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // The further passes make first scripts smaller, which their budgets need (docs/build.md).
          terserOptions: { compress: { passes: kind === 'remote' ? 1 : 3 }, format: { comments: false } },
          extractComments: false,
          // swc has threads of its own; a further process only has to be started.
          parallel: false,
        }),
      ],
      splitChunks: {
        chunks: 'async',
        // Fewer, larger files: a page is at most its own chunk and what several pages share.
        minSize: 30_000,
        maxAsyncRequests: 4,
        cacheGroups: { defaultVendors: false, default: { minChunks: 2, reuseExistingChunk: true } },
      },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    cache: isCached && {
      type: 'filesystem',
      cacheDirectory: cacheFolder('webpack'),
      name: `${name}-${mode}`,
      // The version stands for the build's own files and packages. Webpack would read all of them for each configuration.
      buildDependencies: { defaultWebpack: [] },
      // A new dependency of another package leaves this cache as it is.
      version: hashFiles(buildFolder, ['.'], hashDependencies(packageName)),
    },
  };
}
