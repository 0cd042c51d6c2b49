import { limits } from '@portal/shared/contract';
import { useMedia } from '../media/useMedia';

/** A phone: its keyboard takes half of the window, so a list under the field would have to share the rest with the page. */
export const useSheet = (): boolean =>
  useMedia(`(max-width: ${limits.layout.smallBelow - 0.02}px) and (pointer: coarse)`);
