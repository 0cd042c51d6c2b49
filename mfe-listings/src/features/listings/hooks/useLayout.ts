import { usePortal, usePreferences, type Preferences } from '@portal/shared/portal';
import { fromDesktop, useMedia } from '@portal/shared/ui/media';

export type Layout = Preferences['listingsLayout'];

/** As chosen on this device. Below the width of a table there are only cards. */
export function useLayout() {
  const { preferences } = usePortal();
  const chosen = usePreferences().listingsLayout;
  // The view made at build time contains both; CSS picks one by width.
  const hasChoice = useMedia(fromDesktop, true);
  return {
    layout: hasChoice ? chosen : ('cards' as const),
    hasChoice,
    choose: (listingsLayout: Layout) => preferences.set({ listingsLayout }),
  };
}
