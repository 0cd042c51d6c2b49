import {
  toMinorUnits,
  type createPaymentBody,
  type PaymentRecord,
  type updatePaymentBody,
} from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../../database/connect';
import { newId } from '../../../../database/ids';
import type { Actor, Deps } from '../../../../deps';
import { invalidField, notFound } from '../../../../plugins/problem';
import { requireCompany } from '../../../company';
import { changeTrip } from '../change-trip';
import { wrongStatus } from '../problems';
import { lockTrip, ownTrip, type TripRow } from '../store';
import * as repository from './payment-repository';
import type { StoredPayment } from './payment-repository';
import { ownPayment, findTripPayment, recordAdvance, refuseAdvanceAbove } from './payment-store';
import { toPaymentRecord } from './to-payment-record';

type CreateBody = v.InferOutput<typeof createPaymentBody>;
type UpdateBody = v.InferOutput<typeof updatePaymentBody>;

/** The server computes what remains to be paid. */
const toColumns = ({
  advanceAmount,
  securityDeposit: { enabled, amountInAED },
  advanceMethod,
  depositMethod,
}: CreateBody) => ({
  advance: toMinorUnits(advanceAmount),
  isDepositEnabled: enabled,
  deposit: enabled ? toMinorUnits(amountInAED) : 0,
  // Where no method is given, it stays as it was.
  ...(advanceMethod && { advanceMethod }),
  ...(depositMethod && { depositMethod }),
});

export async function readBookingPayment(deps: Deps, user: Actor, bookingId: string): Promise<PaymentRecord> {
  const trip = await ownTrip(deps.db, requireCompany(user), bookingId);
  return toPaymentRecord(deps.country, trip, await findTripPayment(deps.db, trip));
}

/** A trip has one payment: a second one replaces the first. */
export function createPayment(deps: Deps, user: Actor, body: CreateBody): Promise<PaymentRecord> {
  const companyId = requireCompany(user);
  return deps.db.transaction().execute(async (trx) => {
    const trip = body.bookingId === undefined ? null : await draft(trx, companyId, body.bookingId);
    const before = trip && (await findTripPayment(trx, trip));
    if (trip && before) return change(deps, trx, user, trip, before, body);
    const columns = toColumns(body);
    refuseAdvanceAbove(trip?.rental ?? null, columns.advance);
    const now = deps.clock.now();
    const payment = await repository.insertPayment(trx, {
      id: newId(),
      companyId,
      tripId: trip?.id ?? null,
      ...columns,
      createdAt: now,
      updatedAt: now,
    });
    return toPaymentRecord(deps.country, trip, payment);
  });
}

export function updatePayment(deps: Deps, user: Actor, body: UpdateBody): Promise<PaymentRecord> {
  const companyId = requireCompany(user);
  return deps.db.transaction().execute(async (trx) => {
    const { trip, payment } = await paymentToChange(trx, companyId, body);
    return change(deps, trx, user, trip, payment, body);
  });
}

/** By its own id, or by its trip. The lock on the trip also protects its payment. */
async function paymentToChange(trx: Db, companyId: string, { paymentId, bookingId }: UpdateBody) {
  const trip = bookingId === undefined ? null : await draft(trx, companyId, bookingId);
  if (paymentId === undefined) {
    const payment = trip && (await findTripPayment(trx, trip));
    if (payment) return { trip, payment };
    throw trip
      ? invalidField('bookingId', 'This trip has no payment yet.')
      : invalidField('paymentId', 'Choose the payment to change.');
  }
  const payment = await ownPayment(trx, companyId, paymentId);
  if (payment.tripId === null) return { trip: null, payment };
  if (trip && trip.id !== payment.tripId) throw notFound('This payment');
  return { trip: trip ?? (await draft(trx, companyId, payment.tripId)), payment };
}

async function draft(trx: Db, companyId: string, tripId: string): Promise<TripRow> {
  const trip = await lockTrip(trx, companyId, tripId);
  if (trip.status !== 'INCOMPLETE') throw wrongStatus(trip, 'Record the payment in its ledger instead.');
  return trip;
}

async function change(
  deps: Deps,
  trx: Db,
  { userId }: Actor,
  trip: TripRow | null,
  before: StoredPayment,
  body: CreateBody,
): Promise<PaymentRecord> {
  const columns = toColumns(body);
  refuseAdvanceAbove(trip?.rental ?? null, columns.advance);
  const now = deps.clock.now();
  const payment = await repository.updatePayment(trx, before, { ...columns, updatedAt: now });
  if (trip?.hasPayment) await recordAdvance(deps, trx, trip, payment, { at: now, createdBy: userId });
  if (trip) await changeTrip(trx, trip, {}, now);
  return toPaymentRecord(deps.country, trip, payment);
}
