/** Pixels, from which positions are calculated. */
export const NAMES_WIDTH = 200;
export const HEAD_HEIGHT = 52;
