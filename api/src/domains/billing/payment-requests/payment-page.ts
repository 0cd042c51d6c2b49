import { fromMinorUnits, type PaymentPage } from '@portal/shared/contract';
import type { FastifyReply } from 'fastify';

import type { Db } from '../../../database/connect';
import type { Deps, Payer } from '../../../deps';
import { notFound } from '../../../plugins/problem';
import { listBilledCharges, sendBilledNotice, writeUpiLink } from '../../charges';
import { getSettings, readCompanyIssuer } from '../../company';
import { readVehicleNames } from '../../fleet';
import { ownTrip, type TripRow } from '../../rentals';
import { findCardWay } from '../card-accounts/find-card-way';
import { expediteCardPayments } from '../card-payments/card-payment-repository';
import { findOpenCardPayment } from '../card-payments/find-card-payments';
import { listPayerRefunds } from '../card-payments/view-card-refunds';
import { ownInvoice } from '../invoices/invoice-repository';
import { printReceipt } from '../ledger/receipt';
import { ownRequest } from './find-requests';
import { rememberOpened, type StoredRequest } from './payment-request-repository';

/** The document that is paid: the one that was named, or the invoice of the closed trip. */
async function readDocument(db: Db, row: StoredRequest, trip: TripRow) {
  const invoiceId = row.invoiceId ?? trip.invoiceId;
  if (invoiceId === null) return { invoiceNumber: null, lines: [] };
  const { number, lines } = await ownInvoice(db, row.companyId, invoiceId);
  return {
    invoiceNumber: number,
    lines: lines
      .filter(({ gross }) => gross !== 0)
      .map(({ text, gross }) => ({ text, amount: fromMinorUnits(gross) })),
  };
}

/** The tolls and fines of the invoice that is paid. */
async function listNotices(db: Db, { companyId, invoiceId }: StoredRequest) {
  if (invoiceId === null) return [];
  const billed = await listBilledCharges(db, companyId, invoiceId);
  return billed.map(({ chargeId, at, amount }) => ({
    chargeId,
    at: at.toISOString(),
    amount: fromMinorUnits(amount),
  }));
}

async function readAmount(db: Db, row: StoredRequest, trip: TripRow) {
  if (row.entryId === null) {
    const open = Math.min(row.amount, Math.max(0, trip.balance ?? 0));
    return open === 0
      ? { state: 'SETTLED' as const, amount: row.amount }
      : { state: 'OPEN' as const, amount: open };
  }
  const { amount } = await db
    .selectFrom('tripLedger')
    .select('amount')
    .where('id', '=', row.entryId)
    .where('companyId', '=', row.companyId)
    .executeTakeFirstOrThrow();
  return { state: 'PAID' as const, amount };
}

interface Due {
  readonly amount: string;
  readonly reference: string;
  readonly company: string;
}

/** How the company is paid without a provider: a transfer, and in India UPI. */
async function listWays(
  { country, db }: Deps,
  companyId: string,
  { amount, reference, company }: Due,
): Promise<Pick<PaymentPage, 'bankAccount' | 'upi'>> {
  const { bankAccount, upiId } = (await getSettings(db, country, companyId)).payments;
  return {
    bankAccount: bankAccount || null,
    upi:
      country.id === 'in' && upiId
        ? { id: upiId, link: writeUpiLink(upiId, { amount, number: reference, company }) }
        : null,
  };
}

/** Whether the customer can pay by card. A payment that was begun is asked about soon: the customer may wait for it. */
async function readCardWay(deps: Deps, payer: Payer): Promise<PaymentPage['card']> {
  if ((await findCardWay(deps, payer.companyId)) === null) return null;
  const begun = await findOpenCardPayment(deps.db, payer.companyId, payer.requestId);
  if (begun === undefined) return 'offered';
  await expediteCardPayments(deps.db, payer, deps.clock.now());
  return 'pending';
}

/** What the page of a payment says. Its opening is recorded. */
export async function readPaymentPage(deps: Deps, { companyId, requestId }: Payer): Promise<PaymentPage> {
  const { db, country, clock } = deps;
  const row = await ownRequest(db, companyId, requestId);
  if (row.openedAt === null) await rememberOpened(db, row, clock.now());
  const trip = await ownTrip(db, companyId, row.tripId);
  const { name: company } = await readCompanyIssuer(db, country, companyId);
  const vehicles = await readVehicleNames(db, companyId, [trip.vehicleId]);
  const { state, amount: minor } = await readAmount(db, row, trip);
  const amount = fromMinorUnits(minor);
  const document = await readDocument(db, row, trip);
  const notices = await listNotices(db, row);
  const reference = document.invoiceNumber ?? trip.code;
  const ways =
    state === 'OPEN'
      ? {
          ...(await listWays(deps, companyId, { amount, reference, company })),
          card: await readCardWay(deps, { companyId, requestId }),
        }
      : {};
  return {
    state,
    companyName: company,
    country: country.id,
    currency: country.currency,
    amount,
    tripCode: trip.code,
    vehicleName: vehicles.get(trip.vehicleId) ?? trip.plate,
    from: (trip.startedAt ?? trip.startsAt)?.toISOString() ?? null,
    until: (trip.returnedAt ?? trip.endsAt)?.toISOString() ?? null,
    ...document,
    notices,
    reference,
    ...ways,
    expiresAt: row.expiresAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    refunds: state === 'PAID' ? await listPayerRefunds(db, companyId, requestId) : [],
  };
}

/** The receipt, for the customer who paid by the link. */
export async function sendPaymentReceipt(
  deps: Deps,
  { companyId, requestId }: Payer,
  reply: FastifyReply,
): Promise<void> {
  const { entryId } = await ownRequest(deps.db, companyId, requestId);
  if (entryId === null) throw notFound('This receipt');
  await printReceipt(deps, { companyId, userId: companyId }, entryId, reply);
}

/** The notice of a toll or fine, for the customer who is asked to pay it. */
export async function sendPaymentNotice(
  deps: Deps,
  { companyId, requestId }: Payer,
  chargeId: string,
  reply: FastifyReply,
): Promise<void> {
  const { invoiceId } = await ownRequest(deps.db, companyId, requestId);
  if (invoiceId === null) throw notFound('This charge');
  await sendBilledNotice(deps, { companyId, invoiceId, chargeId }, reply);
}
