import type { settleTripBody, TripSettlementShown } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Actor, Deps } from '../../../deps';
import { requireCompany } from '../../company';
import { wrongStatus } from '../trips/problems';
import { readAccountCharges } from '../trips/money/account-charges';
import { ownTrip } from '../trips/store';
import { computeAccount, readReturnedAt, shownAccount } from './account';

/** The account as it would be closed now. */
export async function settleTrip(
  deps: Deps,
  user: Actor,
  body: v.InferOutput<typeof settleTripBody>,
): Promise<TripSettlementShown> {
  const trip = await ownTrip(deps.db, requireCompany(user), body.bookingId);
  if (trip.status !== 'ONGOING') throw wrongStatus(trip);
  const accountCharges = await readAccountCharges(deps.db, trip);
  const returnedAt = readReturnedAt(deps, trip, body.returnedAt);
  return shownAccount(trip, computeAccount(trip, { body, accountCharges }, returnedAt));
}
