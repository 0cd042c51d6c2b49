declare global {
  /**
   * Lends the federation plugin's functions to the entries of remotes, which would otherwise each bring their
   * own copy.
   */
  var __PORTAL_FEDERATION__:
    { readonly bundlerRuntime: object; readonly attachShareScopeMap: unknown } | undefined;
  // Created by the federation plugin. Absent in builds without it.
  var __webpack_require__: { readonly federation?: NonNullable<typeof __PORTAL_FEDERATION__> };
}

globalThis.__PORTAL_FEDERATION__ = __webpack_require__.federation;

export {};
