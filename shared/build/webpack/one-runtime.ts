import { createRequire } from 'node:module';
import { fromRoot } from '../workspace/paths';

/**
 * The host hands the federation runtime to its remotes. Left alone, the plugin that does so brings a second copy in another module format,
 * and the retry plugin an older SDK: 26 KB more to download, and two runtimes with a state each. Here all use the one.
 */
export function oneFederationRuntime(): Record<string, string> {
  const host = createRequire(fromRoot('host', 'package.json'));
  const federation = createRequire(host.resolve('@module-federation/enhanced'));
  const injector = federation.resolve('@module-federation/inject-external-runtime-core-plugin');
  const asModule = (file: string) => file.replace(/\.cjs$/, '.js');
  return {
    [injector]: asModule(injector),
    '@module-federation/sdk$': asModule(federation.resolve('@module-federation/sdk')),
  };
}
