import { createRequire } from 'node:module';
import path from 'node:path';
import { buildFolder, isInstalled, resolveFromRoot } from '../workspace/paths';

// The shell is not where only the shared package is.
const owner = createRequire(path.join(isInstalled ? buildFolder : resolveFromRoot('host'), 'package.json'));
const federation = createRequire(owner.resolve('@module-federation/enhanced'));
const toModule = (file: string): string => file.replace(/\.cjs$/, '.js');

/**
 * The host lends the federation runtime to its remotes. By default, the plugin that does so brings a second
 * copy in another module format, and the retry plugin an older SDK: 10 KB more to download, and two runtimes
 * with separate state. Here all use the same one.
 */
export function oneFederationRuntime(): Record<string, string> {
  const injector = federation.resolve('@module-federation/inject-external-runtime-core-plugin');
  return {
    [injector]: toModule(injector),
    '@module-federation/sdk$': toModule(federation.resolve('@module-federation/sdk')),
  };
}

/** What a remote's entry borrows from the host that has it already: 3.5 KB less of each entry. */
export function lentRuntime(): Record<string, string> {
  const folder = path.dirname(federation.resolve('@module-federation/webpack-bundler-runtime'));
  const bundler = createRequire(path.join(folder, 'index.js'));
  return {
    [path.join(folder, 'bundler.js')]: path.join(buildFolder, 'webpack', 'lent-runtime.mjs'),
    'webpack-bundler-runtime/initContainerEntry$': path.join(folder, 'initContainerEntry.js'),
    '@module-federation/runtime$': toModule(bundler.resolve('@module-federation/runtime')),
  };
}
