import { belowTablet } from '../media/breakpoints';
import { useMedia } from '../media/useMedia';

/** A phone: its keyboard takes half of the window, so a list under the field would have to share the rest with the page. */
export const useIsPhoneSheet = (): boolean => useMedia(`${belowTablet} and (pointer: coarse)`);
