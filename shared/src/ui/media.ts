export { frameSizes, media } from './media/breakpoints';
export { useMedia } from './media/useMedia';
