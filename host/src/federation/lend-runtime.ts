declare global {
  /** The federation plugin's functions, for the entries of remotes: the same ones would come with each. */
  var __PORTAL_FEDERATION__:
    { readonly bundlerRuntime: object; readonly attachShareScopeMap: unknown } | undefined;
  // Made by the federation plugin; absent in builds without it.
  var __webpack_require__: { readonly federation?: NonNullable<typeof __PORTAL_FEDERATION__> };
}

globalThis.__PORTAL_FEDERATION__ = __webpack_require__.federation;

export {};
