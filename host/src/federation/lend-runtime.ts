import { addBasePath } from '@portal/shared/base-path';
import { loadChunk } from './load-chunk';
import { isIntegrityRequired, trustShell } from './script-integrity';

interface WebpackRuntime {
  /** Loads the script of a chunk. */
  l: typeof loadChunk;
  /** The address of the build's files. */
  p: string;
  readonly federation?: NonNullable<typeof __PORTAL_FEDERATION__>;
}

interface BundlerRuntime {
  init(options: { readonly webpackRequire: WebpackRuntime }): unknown;
}

declare global {
  /**
   * Lends the federation plugin's functions to the entries of remotes, which would otherwise each bring their
   * own copy.
   */
  var __PORTAL_FEDERATION__:
    { readonly bundlerRuntime: BundlerRuntime; readonly attachShareScopeMap: unknown } | undefined;
  // Created by webpack; `federation` by its federation plugin.
  var __webpack_require__: WebpackRuntime;
}

// The build knows no base path. Servers of development have addresses of their own.
if (process.env.NODE_ENV === 'production') __webpack_require__.p = addBasePath(__webpack_require__.p);

const { federation } = __webpack_require__;
globalThis.__PORTAL_FEDERATION__ = federation;

if (federation && isIntegrityRequired) {
  trustShell(__webpack_require__.p);
  __webpack_require__.l = loadChunk;
  const { bundlerRuntime } = federation;
  globalThis.__PORTAL_FEDERATION__ = {
    ...federation,
    bundlerRuntime: {
      ...bundlerRuntime,
      // Every entry of a remote calls this before it loads a chunk.
      init(options) {
        options.webpackRequire.l = loadChunk;
        return bundlerRuntime.init(options);
      },
    },
  };
}
