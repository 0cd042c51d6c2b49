import type { Deps } from '../../../../deps';
import { say } from '../../../../language/say';
import { AppProblem, notFound } from '../../../../plugins/problem';
import { fromMinorUnits } from '@portal/shared/contract';
import type { Db } from '../../../../database/connect';
import type { TripKey, TripRow } from '../store';
import { addLedgerEntry } from './ledger';
import { updatePayment, type StoredPayment } from './payment-repository';

export const findTripPayment = (db: Db, { id, companyId }: TripKey): Promise<StoredPayment | undefined> =>
  db
    .selectFrom('tripPayments')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('tripId', '=', id)
    .executeTakeFirst();

/** @throws AppProblem if the company has no such payment */
export async function ownPayment(db: Db, companyId: string, paymentId: string): Promise<StoredPayment> {
  const payment = await db
    .selectFrom('tripPayments')
    .selectAll()
    .where('id', '=', paymentId)
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  if (payment === undefined) throw notFound('This payment');
  return payment;
}

/** @throws AppProblem on the field */
export function refuseAdvanceAbove(rental: number | null, advance: number): void {
  if (rental === null || advance <= rental) return;
  const message = say('The advance is more than the rental of {amount}.', { amount: fromMinorUnits(rental) });
  throw new AppProblem('advance_above_total', message, { errors: [{ path: 'advanceAmount', message }] });
}

/** The advance of a payment with a trip counts as received money: its change goes into the ledger. */
export async function recordAdvance(
  deps: Pick<Deps, 'country'>,
  trx: Db,
  trip: TripRow,
  payment: StoredPayment,
  { at, createdBy }: { at: Date; createdBy: string },
): Promise<void> {
  const { advance, advanceMethod, recorded } = payment;
  const change = advance - recorded;
  if (change === 0) return;
  await addLedgerEntry(deps, trx, trip, {
    ...(change > 0
      ? { kind: 'ADVANCE', amount: change }
      : { kind: 'REFUND', amount: -change, reason: 'The advance was lowered' }),
    method: advanceMethod,
    at,
    createdBy,
  });
  await updatePayment(trx, payment, { recorded: advance });
}
