import type { ImportedSubject, Notification } from '@portal/shared/contract';
import { findOwner, type RegistryEntry } from '@portal/shared/remote';
import { listTargets } from '../../search/model/build-found';
import { findAddress } from '../../search/model/find-address';

const lists: Readonly<Record<ImportedSubject, string>> = {
  listings: '/listings',
  fleet: '/srm/manage-vehicles',
  customers: '/srm/customer-list',
  charges: '/srm/charges',
};

/** The address of what a notification is about, by the registry as in the search. Null where nothing opens it. */
export function findPage(
  { trip, vehicle, facts }: Notification,
  entries: readonly RegistryEntry[],
): string | null {
  const targets = listTargets(entries);
  if (trip) {
    const { bookingId: id, status } = trip;
    return findAddress(targets, { kind: 'trip', status, params: { id } });
  }
  if (vehicle?.vehicleId)
    return findAddress(targets, { kind: 'vehicle', status: null, params: { id: vehicle.vehicleId } });
  const list = facts.subject && lists[facts.subject];
  return list && findOwner(entries, list) ? list : null;
}
