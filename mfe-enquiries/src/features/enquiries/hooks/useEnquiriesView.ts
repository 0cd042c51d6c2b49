import { useAddressView, type SetView as SetAddressView } from '@portal/shared/address';
import { changeView, readView, writeView, type View } from '../../../entities/enquiry/model/view-state';

const inAddress = { read: readView, write: writeView, change: changeView };

export type SetView = SetAddressView<View>;

/** What the page shows, from its address. */
export const useEnquiriesView = (): readonly [View, SetView] => useAddressView(inAddress);
