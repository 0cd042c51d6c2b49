/** Pixels, from which positions are calculated. */
export const NAMES_WIDTH = 256;
export const HEAD_HEIGHT = 52;
