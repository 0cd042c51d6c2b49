import type { bookingPaymentBody, PaymentRecord } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../../database/connect';
import type { Actor, Deps } from '../../../../deps';
import { invalidField, notFound } from '../../../../plugins/problem';
import { requireCompany } from '../../../company';
import { vehicleNotFound } from '../../../fleet';
import { changeTrip } from '../change-trip';
import * as repository from '../money/payment-repository';
import type { StoredPayment } from '../money/payment-repository';
import { ownPayment, findTripPayment, recordAdvance, refuseAdvanceAbove } from '../money/payment-store';
import { toPaymentRecord } from '../money/to-payment-record';
import { answerClashes } from '../period/answer-clashes';
import { lockVehicles } from '../period/occupy';
import { planDraft } from '../period/plan-draft';
import { wrongStatus } from '../problems';
import { lockTrip, type TripRow } from '../store';
import { writeHistory } from '../trip-repository';

type Body = v.InferOutput<typeof bookingPaymentBody>;

/** Sets the time of a draft, which reserves its vehicle, and attaches its payment. */
export async function attachPayment(deps: Deps, user: Actor, body: Body): Promise<PaymentRecord> {
  const companyId = requireCompany(user);
  const now = deps.clock.now();
  return answerClashes(deps, companyId, () =>
    deps.db.transaction().execute(async (trx) => {
      const trip = await lockTrip(trx, companyId, body.bookingId);
      if (trip.status !== 'INCOMPLETE') throw wrongStatus(trip, 'Extend it instead.');
      const payment = await buildPayment(trx, trip, body.paymentId, now);
      const planned = await plan(trx, trip, body, now);
      refuseAdvanceAbove(planned.rental, payment.advance);
      const tied = await changeTrip(trx, planned, { hasPayment: true }, now);
      await recordAdvance(deps, trx, tied, payment, { at: now, createdBy: user.userId });
      const { startsAt, endsAt, rental } = tied;
      const details = { startsAt, endsAt, rental, advance: payment.advance };
      await writeHistory(trx, trip, { kind: 'payment_set', at: now, userId: user.userId, details });
      return toPaymentRecord(deps.country, tied, payment);
    }),
  );
}

async function plan(
  trx: Db,
  trip: TripRow,
  { bookingStartDate, bookingEndDate }: Body,
  now: Date,
): Promise<TripRow> {
  const [vehicle] = await lockVehicles(trx, trip.companyId, [trip.vehicleId]);
  if (!vehicle || vehicle.deletedAt !== null) throw vehicleNotFound();
  const period = { startsAt: new Date(bookingStartDate), endsAt: new Date(bookingEndDate) };
  return changeTrip(trx, trip, await planDraft(trx, trip, { vehicle, ...period }, now), now);
}

/** The named payment, which becomes the trip's own, or the one that it has. */
async function buildPayment(
  trx: Db,
  trip: TripRow,
  paymentId: string | undefined,
  now: Date,
): Promise<StoredPayment> {
  const own = await findTripPayment(trx, trip);
  const named = paymentId === undefined ? own : await ownPayment(trx, trip.companyId, paymentId);
  if (named === undefined) throw invalidField('paymentId', 'Enter the advance and the deposit first.');
  if (named.tripId === trip.id) return named;
  if (named.tripId !== null) throw notFound('This payment');
  if (own) return takeOver(trx, own, named, now);
  const tied = await repository.attachPayment(trx, named, trip.id, now);
  if (tied === undefined) throw notFound('This payment');
  return tied;
}

/** A trip keeps its payment, since the ledger continues from it; the newer one provides its contents. */
async function takeOver(
  trx: Db,
  own: StoredPayment,
  newer: StoredPayment,
  now: Date,
): Promise<StoredPayment> {
  await repository.deletePayment(trx, newer);
  const { advance, advanceMethod, deposit, depositMethod, isDepositEnabled } = newer;
  return repository.updatePayment(trx, own, {
    advance,
    advanceMethod,
    deposit,
    depositMethod,
    isDepositEnabled,
    updatedAt: now,
  });
}
