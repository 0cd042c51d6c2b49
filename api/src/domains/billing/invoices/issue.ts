import {
  taxNumberSchemas,
  type CountryCode,
  type InvoiceRecord,
  type issueInvoiceBody,
  type RentalSettings,
} from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import type { InvoiceFacts, TaxKind } from '../../../database/tables/invoices';
import type { Actor, Deps } from '../../../deps';
import { say } from '../../../language/say';
import { AppProblem, invalidField } from '../../../plugins/problem';
import { validate } from '../../../plugins/validate';
import { billAccountedCharges, collectPaidCharges } from '../../charges';
import { keepLogo, requireCompany, getSettings } from '../../company';
import {
  addLedgerEntry,
  lockTrip,
  computePrice,
  type TripRow,
  updateTrip,
  writeHistory,
  wrongStatus,
} from '../../rentals';
import type { AfterIssue } from './after-issue';
import { taxDocument } from './document-tax';
import { readElectronicParts } from './electronic-parts';
import { chooseInvoiceForm } from './invoice-form';
import { chargedLines, getHighestRate, getTaxKind } from './lines';
import { placeOfSupply } from './place-of-supply';
import { readTaxedIssuer } from './read-taxed-issuer';
import { insertNumberedDocument } from './insert-numbered-document';
import { findCreditNotes, ownInvoice, type StoredInvoice } from './invoice-repository';
import { suppliedVehicles } from './supplied-vehicles';
import { invoiceView } from './view';

type Body = v.InferOutput<typeof issueInvoiceBody>;

/**
 * The invoice that the new one replaces; null if the trip has none.
 * @throws AppProblem if one still counts
 */
async function findReplaced(trx: Db, trip: TripRow): Promise<StoredInvoice | null> {
  if (trip.invoiceId === null) return null;
  const invoice = await ownInvoice(trx, trip.companyId, trip.invoiceId);
  const notes = await findCreditNotes(trx, invoice.id);
  if (notes.reduce((sum, { gross }) => sum + gross, 0) === invoice.gross && invoice.gross > 0) return invoice;
  throw new AppProblem(
    'invoice_issued',
    say('{invoice} was issued for {trip} already.', { invoice: invoice.number, trip: trip.code }),
  );
}

/** @throws AppProblem on the field, for the currency of another country */
function refuseForeignNumber({ country }: Deps, number: string): void {
  if (number === '') return;
  try {
    validate(taxNumberSchemas[country.id], number);
  } catch (error) {
    const wrong = error instanceof AppProblem ? error.errors?.[0]?.message : undefined;
    throw wrong === undefined ? error : invalidField('customerTaxNumber', wrong);
  }
}

export async function issueInvoice(
  deps: Deps,
  user: Actor,
  body: Body,
  afterIssue: AfterIssue,
): Promise<InvoiceRecord> {
  const companyId = requireCompany(user);
  refuseForeignNumber(deps, body.customerTaxNumber);
  const row = await deps.db.transaction().execute(async (trx) => {
    const trip = await lockTrip(trx, companyId, body.bookingId);
    const replaced = await findReplaced(trx, trip);
    if (trip.status !== 'COMPLETED') throw wrongStatus(trip, 'End it first: then its account is closed.');
    const made = await write(deps, trx, user, trip, body, replaced);
    await updateTrip(trx, trip.id, {
      invoiceId: made.id,
      invoiceNumber: made.number,
      updatedAt: made.issuedAt,
    });
    const { id: invoiceId, number, issuedAt: at } = made;
    const { userId } = user;
    await billAccountedCharges(trx, trip, { invoiceId, number, at, userId });
    await collectPaidCharges(trx, trip, { at, userId });
    await writeHistory(trx, trip, {
      kind: 'invoice_issued',
      at: made.issuedAt,
      userId: user.userId,
      details: { number: made.number },
    });
    await afterIssue(trx, user, made);
    return made;
  });
  return invoiceView(row, []);
}

async function write(
  deps: Deps,
  trx: Db,
  user: Actor,
  trip: TripRow,
  body: Body,
  replaced: StoredInvoice | null,
): Promise<StoredInvoice> {
  const { country } = deps;
  const { companyId, id: tripId } = trip;
  const company = await readTaxedIssuer(deps, trx, companyId);
  const place = placeOfSupply(country, company.taxNumber, body);
  const settings = await getSettings(trx, country, companyId);
  const kind = getTaxKind(country.id, place.company, place.supply);
  const { document, supplied, returnedAt } = await readAccount(trx, trip, settings, kind, country.id);
  const form = chooseInvoiceForm(
    country,
    {
      name: trip.customerName,
      address: body.customerAddress,
      taxNumber: body.customerTaxNumber,
      state: place.customer,
    },
    document,
  );
  const open = (trip.balance ?? 0) + (replaced?.gross ?? 0);
  const facts: InvoiceFacts = {
    company,
    customer: {
      name: trip.customerName ?? '—',
      address: body.customerAddress,
      taxNumber: body.customerTaxNumber,
      ...(place.customer && { state: place.customer }),
    },
    form,
    ...(await readElectronicParts(deps, trx, trip, body)),
    tripCode: trip.code,
    vehicle: trip.plate,
    vehicles: supplied,
    serviceCode: settings.serviceCode,
    start: supplied[0]?.from ?? returnedAt.toISOString(),
    end: returnedAt.toISOString(),
    ...(place.supply && { placeOfSupply: place.supply }),
    settled: { paid: trip.paid, kept: trip.deducted, open },
    ...(replaced && { replaced: replaced.number }),
  };
  await keepLogo(trx, companyId, company);
  const made = await insertNumberedDocument(deps, trx, user, {
    companyId,
    tripId,
    kind: 'INVOICE',
    currency: country.currency,
    document,
    facts,
    replaces: replaced?.id ?? null,
  });
  // A fully credited amount is owed again.
  if (replaced)
    await addLedgerEntry(deps, trx, trip, {
      kind: 'REINVOICED',
      amount: made.gross,
      invoiceId: made.id,
      at: made.issuedAt,
      createdBy: user.userId,
    });
  return made;
}

/** The closed account of a trip by its lines, and the vehicles that it was supplied with. */
async function readAccount(
  trx: Db,
  trip: TripRow,
  settings: RentalSettings,
  kind: TaxKind,
  country: CountryCode,
) {
  const { settlement, additionalCharges, returnedAt, discountReason } = await trx
    .selectFrom('tripClosings')
    .select(['settlement', 'additionalCharges', 'returnedAt', 'discountReason'])
    .where('tripId', '=', trip.id)
    .executeTakeFirstOrThrow();
  const { rates, startsAt, endsAt, startedAt } = trip;
  const start = startedAt ?? startsAt ?? returnedAt;
  const supplied = await suppliedVehicles(trx, trip, { start, end: returnedAt });
  const charged = chargedLines({
    country,
    settlement,
    discountReason,
    charges: additionalCharges,
    treatments: settings.taxTreatments,
    rental: (rates && startsAt && endsAt && computePrice(rates, startsAt, endsAt)?.lines) || [],
    // For several vehicles, the lines are accompanied by which vehicle and when.
    rentalText: supplied.length === 1 ? `Rental of ${trip.plate}` : 'Rental',
    extraKmCharge: trip.extraKmCharge,
    taxRate: country === 'in' ? getHighestRate(supplied, settings.taxRate) : settings.taxRate,
  });
  return { document: taxDocument(charged, kind), supplied, returnedAt };
}
