import { useAddressView, type AddressForm, type SetView as SetAddressView } from '@portal/shared/address';
import { listKinds, type ListKind } from '../model/list-kind';
import { changeView, readView, writeView, type View } from '../model/view-state';

const inAddress = Object.fromEntries(
  listKinds.map((kind) => [
    kind,
    {
      read: (params) => readView(kind, params),
      write: (view, params) => writeView(kind, view, params),
      change: changeView,
    } satisfies AddressForm<View>,
  ]),
) as Record<ListKind, AddressForm<View>>;

export type SetView = SetAddressView<View>;

/** What a list shows, from its address. */
export const useTripsView = (kind: ListKind): readonly [View, SetView] => useAddressView(inAddress[kind]);
