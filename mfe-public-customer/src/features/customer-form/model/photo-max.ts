/** The largest photo that is taken in hand: it is made smaller before it is sent. */
export const PHOTO_MAX = 40 * 1024 * 1024;
