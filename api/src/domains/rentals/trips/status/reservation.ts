import type { releaseReservationBody, TripRecord } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../../database/connect';
import type { Actor, Deps } from '../../../../deps';
import { say } from '../../../../language/say';
import { AppProblem } from '../../../../plugins/problem';
import { requireCompany } from '../../../company';
import { changeTrip, computeHoldEnd } from '../change-trip';
import { wrongStatus } from '../problems';
import { lockTrip, type TripRow } from '../store';
import { writeHistory } from '../trip-repository';
import { tripView } from '../view';
import { refuseUnknown } from './refuse-unknown';
import { recordConfirmation, recordRelease } from './reservation-actions';

type Change = (trx: Db, trip: TripRow, now: Date) => Promise<TripRow>;

async function changeReservation(
  deps: Deps,
  user: Actor,
  bookingId: string,
  change: Change,
): Promise<TripRecord> {
  const companyId = requireCompany(user);
  const trip = await deps.db.transaction().execute(async (trx) => {
    const before = await lockTrip(trx, companyId, bookingId);
    if (before.status !== 'INCOMPLETE') throw wrongStatus(before);
    return change(trx, before, deps.clock.now());
  });
  return tripView(deps, companyId, trip);
}

/** The desk confirms that the customer comes: the vehicle is kept until the trip starts or is cancelled. */
export function confirmReservation(deps: Deps, user: Actor, bookingId: string): Promise<TripRecord> {
  return changeReservation(deps, user, bookingId, async (trx, trip, now) => {
    refuseUnknown(trip, now);
    if (trip.confirmedAt !== null) return trip;
    const confirmed = await changeTrip(trx, trip, { confirmedAt: now, confirmedBy: user.userId }, now);
    await writeHistory(trx, trip, { kind: 'reservation_confirmed', at: now, userId: user.userId });
    await recordConfirmation(trx, user, trip, now);
    return confirmed;
  });
}

/** Takes the confirmation back: the trip is a draft again and holds its dates for a day. */
export function releaseReservation(
  deps: Deps,
  user: Actor,
  { bookingId, reason }: v.InferOutput<typeof releaseReservationBody>,
): Promise<TripRecord> {
  return changeReservation(deps, user, bookingId, async (trx, trip, now) => {
    refuseBound(trip);
    const released = await changeTrip(
      trx,
      trip,
      { confirmedAt: null, confirmedBy: null, heldUntil: computeHoldEnd(now) },
      now,
    );
    const details = { reason };
    await writeHistory(trx, trip, { kind: 'reservation_released', at: now, userId: user.userId, details });
    await recordRelease(trx, user, trip, now);
    return released;
  });
}

function refuseBound(trip: TripRow): void {
  if (trip.paid > 0 || trip.depositLeft > 0)
    throw new AppProblem(
      'trip_transition',
      say('Money was paid for {code}. Pay it back first, or cancel the trip.', { code: trip.code }),
    );
  if (trip.contractSignedAt !== null)
    throw new AppProblem(
      'trip_transition',
      say('The contract of {code} is signed. Cancel the trip instead.', { code: trip.code }),
    );
  if (trip.confirmedAt === null)
    throw new AppProblem('trip_transition', say('{code} is not reserved.', { code: trip.code }));
}
