import {
  fromMinorUnits,
  PAYMENT_LINK_LIFE,
  SECOND,
  toMinorUnits,
  type mailPaymentRequestBody,
  type paymentArrivedBody,
  type PaymentRequest,
  type paymentRequestBody,
  type PaymentRequestList,
} from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import { newId } from '../../../database/ids';
import type { Actor, Deps } from '../../../deps';
import { formatMoney } from '../../../documents/format';
import { say } from '../../../language/say';
import { paymentRequestMail } from '../../../mail/payment-request-mail';
import { AppProblem, invalidField, notFound } from '../../../plugins/problem';
import { readCompanyIssuer, requireCompany } from '../../company';
import { lockTrip, ownTrip, type TripRow } from '../../rentals';
import { expediteCardPayments } from '../card-payments/card-payment-repository';
import { ownInvoice } from '../invoices/invoice-repository';
import { findRequest, ownRequest, listTripRequests } from './find-requests';
import { insertRequest, updateOpenRequest, type StoredRequest } from './payment-request-repository';
import { recordPayment } from './record-payment';
import { getRequestState, viewRequests, writePaymentLink } from './view-requests';

const changedMeanwhile = () =>
  new AppProblem('conflict', 'This request was paid or withdrawn meanwhile. Open it again.');

async function viewOne(deps: Deps, db: Db, companyId: string, row: StoredRequest): Promise<PaymentRequest> {
  const [view] = await viewRequests(deps, db, companyId, [row]);
  if (view === undefined) throw notFound('This request for a payment');
  return view;
}

/** What is open of a trip and no link asks for yet, in minor units. */
function computeUnasked(trip: TripRow, requests: readonly StoredRequest[], now: Date): number {
  const open = requests.filter((row) => getRequestState(row, now) === 'OPEN');
  const balance = trip.status === 'CANCELLED' ? 0 : (trip.balance ?? 0);
  return Math.max(0, balance - open.reduce((sum, { amount }) => sum + amount, 0));
}

/** @throws AppProblem if another trip has the document, or it charges nothing */
async function refuseOtherDocument(trx: Db, trip: TripRow, invoiceId: string | undefined): Promise<void> {
  if (invoiceId === undefined) return;
  const { tripId, kind } = await ownInvoice(trx, trip.companyId, invoiceId);
  if (tripId !== trip.id || kind !== 'INVOICE')
    throw invalidField('invoiceId', 'Choose an invoice of this trip.');
}

export async function listRequests(deps: Deps, user: Actor, bookingId: string): Promise<PaymentRequestList> {
  const companyId = requireCompany(user);
  const trip = await ownTrip(deps.db, companyId, bookingId);
  const rows = await listTripRequests(deps.db, companyId, bookingId);
  return {
    list: await viewRequests(deps, deps.db, companyId, rows),
    unasked: fromMinorUnits(computeUnasked(trip, rows, deps.clock.now())),
  };
}

/** Asks for an amount of what is open. Links never ask for more than that together, so that nobody pays twice. */
export function askPayment(
  deps: Deps,
  user: Actor,
  { bookingId, amount: written, invoiceId }: v.InferOutput<typeof paymentRequestBody>,
): Promise<PaymentRequest> {
  const companyId = requireCompany(user);
  return deps.db.transaction().execute(async (trx) => {
    const trip = await lockTrip(trx, companyId, bookingId);
    await refuseOtherDocument(trx, trip, invoiceId);
    const amount = toMinorUnits(written);
    const now = deps.clock.now();
    const unasked = computeUnasked(trip, await listTripRequests(trx, companyId, bookingId), now);
    if (amount > unasked)
      throw invalidField(
        'amount',
        say('Only {amount} is open and not asked for yet.', {
          amount: formatMoney(unasked, deps.country.currency),
        }),
      );
    // A token stores whole seconds.
    const createdAt = new Date(Math.floor(now.getTime() / SECOND) * SECOND);
    const row = await insertRequest(trx, {
      companyId,
      id: newId(),
      tripId: trip.id,
      invoiceId: invoiceId ?? null,
      amount,
      entryId: null,
      createdAt,
      createdBy: user.userId,
      expiresAt: new Date(createdAt.getTime() + PAYMENT_LINK_LIFE),
    });
    return viewOne(deps, trx, companyId, row);
  });
}

export async function withdrawRequest(deps: Deps, user: Actor, requestId: string): Promise<PaymentRequest> {
  const companyId = requireCompany(user);
  const row = await ownRequest(deps.db, companyId, requestId);
  const withdrawn = await updateOpenRequest(deps.db, row, { withdrawnAt: deps.clock.now() });
  if (withdrawn === undefined) throw changedMeanwhile();
  // Its page for cards is closed.
  await expediteCardPayments(deps.db, { companyId, requestId }, deps.clock.now());
  return viewOne(deps, deps.db, companyId, withdrawn);
}

export async function mailRequest(
  deps: Deps,
  user: Actor,
  { requestId, email }: v.InferOutput<typeof mailPaymentRequestBody>,
): Promise<PaymentRequest> {
  const companyId = requireCompany(user);
  const { country, clock } = deps;
  return deps.db.transaction().execute(async (trx) => {
    const row = await ownRequest(trx, companyId, requestId);
    const now = clock.now();
    if (getRequestState(row, now) !== 'OPEN') throw changedMeanwhile();
    const mailed = await updateOpenRequest(trx, row, { mailedAt: now });
    if (mailed === undefined) throw changedMeanwhile();
    const trip = await ownTrip(trx, companyId, row.tripId);
    await deps.mail.send(
      paymentRequestMail({
        to: email,
        name: trip.customerName ?? '',
        company: (await readCompanyIssuer(trx, country, companyId)).name,
        amount: formatMoney(row.amount, country.currency),
        tripCode: trip.code,
        link: await writePaymentLink(deps, mailed),
        expiresAt: mailed.expiresAt,
        country,
      }),
      trx,
    );
    return viewOne(deps, trx, companyId, mailed);
  });
}

/** The desk sees on its account, or in its hand, that the money has arrived. */
export function confirmPayment(
  deps: Deps,
  user: Actor,
  { requestId, method }: v.InferOutput<typeof paymentArrivedBody>,
): Promise<PaymentRequest> {
  const companyId = requireCompany(user);
  return deps.db.transaction().execute(async (trx) => {
    const { tripId } = await ownRequest(trx, companyId, requestId);
    // Before the request, so that two desks wait for each other in one order.
    const trip = await lockTrip(trx, companyId, tripId);
    const row = await findRequest(trx, companyId, requestId);
    if (row === undefined || row.paidAt !== null || row.withdrawnAt !== null) throw changedMeanwhile();
    const amount = Math.min(row.amount, trip.balance ?? 0);
    if (amount <= 0) throw new AppProblem('conflict', 'Nothing of this trip is open any more.');
    await recordPayment(deps, trx, { trip, row, amount, method, createdBy: user.userId });
    return viewOne(deps, trx, companyId, await ownRequest(trx, companyId, requestId));
  });
}
