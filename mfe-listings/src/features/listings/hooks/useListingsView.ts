import { useAddressView, type SetView as SetAddressView } from '@portal/shared/address';
import { changeView, readView, writeView, type View } from '../model/view-state';

const inAddress = { read: readView, write: writeView, change: changeView };

export type SetView = SetAddressView<View>;

/** What the page shows, from its address. */
export const useListingsView = (): readonly [View, SetView] => useAddressView(inAddress);
