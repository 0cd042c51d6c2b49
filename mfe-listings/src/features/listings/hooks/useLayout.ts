import { limits } from '@portal/shared/contract';
import { usePortal, usePreferences, type Preferences } from '@portal/shared/portal';
import { useMedia } from '@portal/shared/ui/media';

export type Layout = Preferences['listingsLayout'];

/** As chosen on this device; below the width of a table there are cards only. */
export function useLayout() {
  const { preferences } = usePortal();
  const chosen = usePreferences().listingsLayout;
  // The view made at build time is drawn for both: its styles tell the widths apart.
  const hasChoice = useMedia(`(min-width: ${limits.layout.collapseBelow}px)`, true);
  return {
    layout: hasChoice ? chosen : ('cards' as const),
    hasChoice,
    choose: (listingsLayout: Layout) => preferences.set({ listingsLayout }),
  };
}
