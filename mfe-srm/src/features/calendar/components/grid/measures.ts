/** Pixels: places are reckoned with them. */
export const NAMES_WIDTH = 200;
export const HEAD_HEIGHT = 52;
