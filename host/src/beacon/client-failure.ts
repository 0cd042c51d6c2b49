/** Something that failed in the browser. */
export interface ClientFailure {
  /** `load`: a file did not arrive. */
  readonly kind: 'error' | 'load';
  /** Of the shell, although the page on the screen is a remote's. */
  readonly isOfShell?: boolean;
}
