// In place of webpack-bundler-runtime in a remote's entry: its functions are the host's, which had them first. They keep nothing of
// their own; what belongs to this remote (its runtime instance, its share scopes) is made here.
import * as runtime from '@module-federation/runtime';
import { initContainerEntry } from 'webpack-bundler-runtime/initContainerEntry';

const { attachShareScopeMap, bundlerRuntime } = globalThis.__PORTAL_FEDERATION__;

export default {
  runtime,
  instance: undefined,
  initOptions: undefined,
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
  bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
};
