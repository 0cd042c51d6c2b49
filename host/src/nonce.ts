/// <reference types="node" />
declare global {
  // Read by webpack and by styled-components: the policy lets only scripts and styles with the page's nonce in.
  var __webpack_nonce__: string | undefined;
}

/** The nonce of this page, which the gateway puts on the script that runs now. */
export const nonce = document.currentScript?.nonce || undefined;
if (nonce) __webpack_nonce__ = nonce;
