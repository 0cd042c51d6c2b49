/// <reference types="node" />
declare global {
  // Read by webpack and by styled-components: the policy allows only scripts and styles with the page's nonce.
  var __webpack_nonce__: string | undefined;
}

/** The nonce of this page, which the gateway puts on the running script. */
export const nonce = document.currentScript?.nonce || undefined;
if (nonce) __webpack_nonce__ = nonce;
