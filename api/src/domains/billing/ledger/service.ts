import { toMinorUnits, type ledgerEntryBody, type TripLedger } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { formatMoney } from '../../../documents/format';
import { say } from '../../../language/say';
import { invalidField } from '../../../plugins/problem';
import { collectPaidCharges } from '../../charges';
import { requireCompany } from '../../company';
import { addLedgerEntry, lockTrip, ownTrip, type TripRow, wrongStatus } from '../../rentals';
import { requestCardRefund } from '../card-payments/request-card-refund';
import { readTripRefunds } from '../card-payments/view-card-refunds';
import { buildTripLedger } from './build-trip-ledger';

type Body = v.InferOutput<typeof ledgerEntryBody>;

export async function getTripLedger(deps: Deps, user: Actor, bookingId: string): Promise<TripLedger> {
  return buildTripLedger(deps, deps.db, await ownTrip(deps.db, requireCompany(user), bookingId));
}

/**
 * Entries are never changed, so an impossible one is refused before it is written.
 * @throws AppProblem on the field
 */
function refuseImpossible({ country }: Deps, trip: TripRow, { kind }: Body, amount: number): void {
  const money = (minor: number) => formatMoney(minor, country.currency);
  if (kind === 'PAYMENT' && trip.total === null)
    throw invalidField('bookingId', 'Set the dates of the trip first: then it has a price.');
  if (kind === 'PAYMENT' && amount > (trip.balance ?? 0))
    throw invalidField(
      'amount',
      say('Only {amount} is still to be paid.', { amount: money(Math.max(0, trip.balance ?? 0)) }),
    );
  const takesDeposit = kind === 'DEPOSIT_DEDUCTED' || kind === 'DEPOSIT_RETURNED';
  if (takesDeposit && amount > trip.depositLeft)
    throw invalidField(
      'amount',
      say('Only {amount} of the deposit is held.', { amount: money(trip.depositLeft) }),
    );
  if (kind === 'DEPOSIT_DEDUCTED' && amount > (trip.balance ?? 0))
    throw invalidField(
      'amount',
      say('Only {amount} is still to be paid.', { amount: money(Math.max(0, trip.balance ?? 0)) }),
    );
  if (kind === 'DEPOSIT_HELD' && !['INCOMPLETE', 'ONGOING'].includes(trip.status))
    throw wrongStatus(trip, 'A deposit can no longer be taken.');
  if (kind === 'PAYMENT' && trip.status === 'CANCELLED')
    throw wrongStatus(trip, 'Nothing is to be paid for it.');
}

/**
 * Never more than was received is given back; what is on its way to a card is not given back a second time.
 * @throws AppProblem on the amount
 */
async function refuseExcessRefund(deps: Deps, trx: Db, trip: TripRow, amount: number): Promise<void> {
  const money = (minor: number) => formatMoney(Math.max(0, minor), deps.country.currency);
  // The kept part of the deposit counts as paid too.
  const received = trip.paid + trip.deducted;
  if (amount > received)
    throw invalidField('amount', say('Only {amount} was paid.', { amount: money(received) }));
  const { pending } = await readTripRefunds(deps, trx, trip.companyId, trip.id);
  if (amount > received - pending)
    throw invalidField(
      'amount',
      say('Only {amount} is left: {pending} is on its way to the card.', {
        amount: money(received - pending),
        pending: money(pending),
      }),
    );
}

export function addEntry(deps: Deps, user: Actor, body: Body): Promise<TripLedger> {
  const companyId = requireCompany(user);
  return deps.db.transaction().execute(async (trx) => {
    const trip = await lockTrip(trx, companyId, body.bookingId);
    const amount = toMinorUnits(body.amount);
    refuseImpossible(deps, trip, body, amount);
    const { kind, method, reason, cardEntryId } = body;
    if (kind === 'REFUND') await refuseExcessRefund(deps, trx, trip, amount);
    if (cardEntryId !== undefined) {
      const refund = { entryId: cardEntryId, amount, reason: reason ?? '', createdBy: user.userId };
      await requestCardRefund(deps, trx, trip, refund);
      return buildTripLedger(deps, trx, trip);
    }
    const at = deps.clock.now();
    await addLedgerEntry(deps, trx, trip, {
      kind,
      method,
      amount,
      at,
      createdBy: user.userId,
      reason: reason ?? null,
    });
    await collectPaidCharges(trx, trip, { at, userId: user.userId });
    return buildTripLedger(deps, trx, await ownTrip(trx, companyId, trip.id));
  });
}
