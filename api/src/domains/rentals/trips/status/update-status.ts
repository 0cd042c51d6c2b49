import type { tripStatusBody, tripStatusRecord } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../../database/connect';
import type { Actor, Deps } from '../../../../deps';
import { requireCompany } from '../../../company';
import { answerClashes } from '../period/answer-clashes';
import { wrongStatus } from '../problems';
import { getTripStatus } from '../read';
import { tellTripChanged } from '../tell-trip-changed';
import { lockTrip, type TripRow } from '../store';
import { cancelTrip } from './cancel';
import { reopenTrip } from './reopen';
import { startTrip } from './start';

type Body = v.InferOutput<typeof tripStatusBody>;

/**
 * Starts, cancels or reopens a trip. Its own status decides whether `ONGOING` means a start or a reopening.
 */
export async function updateStatus(
  deps: Deps,
  user: Actor,
  body: Body,
): Promise<v.InferOutput<typeof tripStatusRecord>> {
  const companyId = requireCompany(user);
  await answerClashes(deps, companyId, () =>
    deps.db.transaction().execute(async (trx) => {
      const trip = await lockTrip(trx, companyId, body.bookingId);
      await change(deps, trx, user, trip, body);
      await tellTripChanged(trx, user, { id: trip.id, status: body.status }, deps.clock.now());
    }),
  );
  return getTripStatus(deps, user, body.bookingId);
}

async function change(deps: Deps, trx: Db, user: Actor, trip: TripRow, body: Body): Promise<void> {
  if (body.status === 'CANCELLED') return cancelTrip(deps, trx, user, trip, body.reason);
  if (trip.status === 'INCOMPLETE') return startTrip(deps, trx, user, trip);
  if (trip.status === 'COMPLETED') return reopenTrip(deps, trx, user, trip);
  throw wrongStatus(trip, trip.status === 'CANCELLED' ? 'Make a new one instead.' : '');
}
