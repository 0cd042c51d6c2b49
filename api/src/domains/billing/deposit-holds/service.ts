import {
  toMinorUnits,
  type authoriseHoldBody,
  type captureHoldBody,
  type releaseHoldBody,
  type renewHoldBody,
  type TripLedger,
} from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { formatMoney } from '../../../documents/format';
import { say } from '../../../language/say';
import { invalidField } from '../../../plugins/problem';
import { collectPaidCharges } from '../../charges';
import { requireCompany } from '../../company';
import {
  authoriseHold,
  captureHold,
  lockTrip,
  ownHold,
  ownTrip,
  releaseHold,
  renewHold,
  type StoredHold,
  type TripRow,
} from '../../rentals';
import { buildTripLedger } from '../ledger/build-trip-ledger';

type Change = (trx: Db, trip: TripRow, hold: StoredHold) => Promise<unknown>;

/** Changes a hold of the company under the lock of its trip. */
function changeHold(deps: Deps, user: Actor, holdId: string, change: Change): Promise<TripLedger> {
  const companyId = requireCompany(user);
  return deps.db.transaction().execute(async (trx) => {
    const { tripId } = await ownHold(trx, companyId, holdId);
    const trip = await lockTrip(trx, companyId, tripId);
    // Read again: another desk may have changed it while the trip was waited for.
    await change(trx, trip, await ownHold(trx, companyId, holdId));
    return buildTripLedger(deps, trx, await ownTrip(trx, companyId, tripId));
  });
}

export function authoriseDeposit(
  deps: Deps,
  user: Actor,
  body: v.InferOutput<typeof authoriseHoldBody>,
): Promise<TripLedger> {
  const companyId = requireCompany(user);
  return deps.db.transaction().execute(async (trx) => {
    const trip = await lockTrip(trx, companyId, body.bookingId);
    await authoriseHold(deps, trx, user, trip, body);
    return buildTripLedger(deps, trx, await ownTrip(trx, companyId, trip.id));
  });
}

export const renewDeposit = (
  deps: Deps,
  user: Actor,
  body: v.InferOutput<typeof renewHoldBody>,
): Promise<TripLedger> =>
  changeHold(deps, user, body.holdId, (trx, trip, hold) => renewHold(deps, trx, user, trip, hold, body));

export const releaseDeposit = (
  deps: Deps,
  user: Actor,
  { holdId }: v.InferOutput<typeof releaseHoldBody>,
): Promise<TripLedger> =>
  changeHold(deps, user, holdId, (trx, trip, hold) =>
    releaseHold(deps, trx, trip, hold, { at: deps.clock.now(), userId: user.userId }),
  );

/** A capture pays the account, so it takes no more than is open. */
export const captureDeposit = (
  deps: Deps,
  user: Actor,
  { holdId, amount: text, reason }: v.InferOutput<typeof captureHoldBody>,
): Promise<TripLedger> =>
  changeHold(deps, user, holdId, async (trx, trip, hold) => {
    const amount = toMinorUnits(text);
    const open = Math.max(0, trip.balance ?? 0);
    if (amount > open && amount <= hold.amount)
      throw invalidField(
        'amount',
        say('Only {amount} is still to be paid.', { amount: formatMoney(open, deps.country.currency) }),
      );
    const at = deps.clock.now();
    await captureHold(deps, trx, trip, hold, { amount, reason, at, userId: user.userId });
    await collectPaidCharges(trx, trip, { at, userId: user.userId });
  });
