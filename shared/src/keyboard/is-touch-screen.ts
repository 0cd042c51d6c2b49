/** A device without a keyboard: the focus of a field opens one over the page that nobody has read yet. */
export const isTouchScreen = (): boolean =>
  globalThis.matchMedia?.('(hover: none) and (pointer: coarse)').matches ?? false;
