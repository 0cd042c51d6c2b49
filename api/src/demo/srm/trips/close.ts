import { endTripBody } from '@portal/shared/contract';

import type { Actor, Deps } from '../../../deps';
import { endTrip, ownTrip, settleTrip } from '../../../domains/rentals';
import { validate } from '../../../plugins/validate';

/** The vehicle is back on time and everything is paid; kilometres beyond the included ones are charged. */
export async function closeDemoTrip(
  deps: Deps,
  user: Actor,
  companyId: string,
  bookingId: string,
  driven: number,
): Promise<void> {
  const { handoverKm } = await ownTrip(deps.db, companyId, bookingId);
  const account = {
    bookingId,
    finesCollected: '0',
    salikCollected: '0',
    currentKilometre: (handoverKm ?? 0) + driven,
    additionalCharges: [],
    discounts: '0',
  };
  const { total } = await settleTrip(deps, user, account);
  await endTrip(deps, user, validate(endTripBody, { ...account, companyId, totalAmountCollected: total }));
}
