// Replaces webpack-bundler-runtime in a remote's entry: it uses the functions that the host has already
// loaded. They keep no state. What belongs to this remote (its runtime instance, its share scopes) is made
// here.
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
