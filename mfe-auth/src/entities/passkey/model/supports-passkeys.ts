/** Whether this browser supports passkeys. False on plain HTTP in a network, where browsers hide them. */
export const supportsPasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' && typeof navigator.credentials?.get === 'function';
