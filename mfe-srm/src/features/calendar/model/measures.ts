/** Pixels, from which positions are calculated. */
export const NAMES_WIDTH = 224;
export const HEAD_HEIGHT = 52;
