export {
  belowDesktop,
  belowTablet,
  fromDesktop,
  fromTablet,
  headerSize,
  sidebarSize,
} from './media/breakpoints';
export { useMedia } from './media/useMedia';
export { useRootMark, withRootMark, type RootMark } from './media/useRootMark';
