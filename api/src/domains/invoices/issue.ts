import { taxNumberOf, type InvoiceRecord, type issueInvoiceBody } from '@portal/shared/contract';
import type * as v from 'valibot';

import { newId } from '../../database/ids';
import type { InvoiceFacts } from '../../database/tables/invoices';
import type { Actor, Deps } from '../../deps';
import { dayOf } from '../../documents/format';
import { say } from '../../language/say';
import { AppProblem, invalidField } from '../../plugins/problem';
import { validate } from '../../plugins/validate';
import { letterheadOf } from '../company/letterhead';
import { requireCompany } from '../company/require-company';
import { nextNumber } from '../ledger/numbers';
import { settingsOf } from '../rental-settings/service';
import { wrongStatus } from '../trips/problems';
import { lockTrip, writeHistory, type Db, type TripRow } from '../trips/store';
import { chargedLines, discounted, namedTaxes, sumsOf, taxedLines, taxKindOf } from './lines';
import { insertInvoice, type StoredInvoice } from './store';
import { invoiceView } from './view';

type Body = v.InferOutput<typeof issueInvoiceBody>;

/** An invoice without a tax number is none. */
async function issuerOf(deps: Deps, db: Db, userId: string): Promise<InvoiceFacts['company']> {
  const { name, lines, taxNumber } = await letterheadOf({ ...deps, db }, { userId });
  if (taxNumber === null)
    throw new AppProblem('conflict', 'Enter your tax number first, under SRM, Tax information.');
  return { name, lines, taxNumber };
}

/** @throws AppProblem beside the field, where it is another country's */
function refuseForeignNumber({ country }: Deps, number: string): void {
  if (number === '') return;
  try {
    validate(taxNumberOf[country.id], number);
  } catch (error) {
    const wrong = error instanceof AppProblem ? error.errors?.[0]?.message : undefined;
    throw wrong === undefined ? error : invalidField('customerTaxNumber', wrong);
  }
}

export async function issueInvoice(deps: Deps, user: Actor, body: Body): Promise<InvoiceRecord> {
  const companyId = requireCompany(user);
  refuseForeignNumber(deps, body.customerTaxNumber);
  const row = await deps.db.transaction().execute(async (trx) => {
    const trip = await lockTrip(trx, companyId, body.bookingId);
    if (trip.invoiceId !== null)
      throw new AppProblem(
        'invoice_issued',
        trip.invoiceNumber === null
          ? say('An invoice was issued for {trip} already.', { trip: trip.code })
          : say('{invoice} was issued for {trip} already.', { invoice: trip.invoiceNumber, trip: trip.code }),
      );
    if (trip.status !== 'COMPLETED') throw wrongStatus(trip, 'End it first: then its account is closed.');
    const made = await write(deps, trx, user, trip, body);
    await trx
      .updateTable('trips')
      .set({ invoiceId: made.id, invoiceNumber: made.number, updatedAt: made.issuedAt })
      .where('id', '=', trip.id)
      .execute();
    await writeHistory(trx, trip, {
      kind: 'invoice_issued',
      at: made.issuedAt,
      userId: user.userId,
      details: { number: made.number },
    });
    return made;
  });
  return invoiceView(row, 0);
}

async function write(deps: Deps, trx: Db, user: Actor, trip: TripRow, body: Body): Promise<StoredInvoice> {
  const { country, clock } = deps;
  const { companyId, id: tripId } = trip;
  const company = await issuerOf(deps, trx, user.userId);
  const settings = await settingsOf(trx, country, companyId);
  const closing = await trx
    .selectFrom('tripClosings')
    .select(['settlement', 'additionalCharges', 'returnedAt'])
    .where('tripId', '=', tripId)
    .executeTakeFirstOrThrow();
  const start = trip.startsAt ?? closing.returnedAt;
  const charged = chargedLines({
    settlement: closing.settlement,
    charges: closing.additionalCharges,
    treatments: settings.taxTreatments,
    rentalText: `Rental of ${trip.plate}, ${dayOf(start, country)} to ${dayOf(trip.endsAt ?? closing.returnedAt, country)}`,
  });
  const lines = taxedLines(discounted(charged, closing.settlement.discount), settings.taxRate);
  const sums = sumsOf(lines);
  const kind = taxKindOf(country.id, company.taxNumber, body.customerTaxNumber);
  const facts: InvoiceFacts = {
    company,
    customer: {
      name: trip.customerName ?? '—',
      address: body.customerAddress,
      taxNumber: body.customerTaxNumber,
    },
    tripCode: trip.code,
    vehicle: trip.plate,
    serviceCode: settings.serviceCode,
    start: start.toISOString(),
    end: closing.returnedAt.toISOString(),
  };
  const issuedAt = clock.now();
  // Last of all, so that others wait for as short as can be.
  const number = await nextNumber(trx, { country, companyId, kind: 'INVOICE', at: issuedAt });
  return insertInvoice(trx, {
    id: newId(),
    companyId,
    tripId,
    kind: 'INVOICE',
    ...number,
    issuedAt,
    ...sums,
    currency: country.currency,
    taxes: JSON.stringify(namedTaxes(kind, settings.taxRate, sums.tax)),
    lines: JSON.stringify(lines),
    facts: JSON.stringify(facts),
    corrects: null,
    reason: null,
    createdBy: user.userId,
  });
}
