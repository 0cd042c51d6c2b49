import type { issueInvoiceBody } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import type { InvoiceFacts, TripFacts } from '../../../database/tables/invoices';
import type { Actor, Deps } from '../../../deps';
import { getSettings, keepLogo } from '../../company';
import { addLedgerEntry, type TripRow } from '../../rentals';
import { taxDocument } from './document-tax';
import { readElectronicParts } from './electronic-parts';
import { insertNumberedDocument } from './insert-numbered-document';
import { chooseInvoiceForm } from './invoice-form';
import type { StoredInvoice } from './invoice-repository';
import { getTaxKind } from './lines';
import { determinePlaceOfSupply } from './determine-place-of-supply';
import { readTaxedIssuer } from './read-taxed-issuer';
import { readTripAccount, type TripAccount } from './read-trip-account';
import { sumTripGross } from './trip-parts';

/** Whom the invoice names. */
export type BuyerInput = Omit<v.InferOutput<typeof issueInvoiceBody>, 'bookingId'>;

interface Billed {
  /** Locked and closed, of one customer; the first returned first. Several make a summary invoice. */
  readonly trips: readonly [TripRow, ...TripRow[]];
  readonly buyer: BuyerInput;
  /** The fully credited invoice of each of the trips. */
  readonly replaced: StoredInvoice | null;
}

const toTripFacts = ({ trip, supplied, start, end }: TripAccount): TripFacts => ({
  tripCode: trip.code,
  vehicle: trip.plate,
  vehicles: supplied,
  start,
  end,
});

/** The facts of one trip, or of all trips of a summary invoice and of each. */
function joinTripFacts(accounts: readonly TripAccount[]): TripFacts & Pick<InvoiceFacts, 'trips'> {
  const [first] = accounts;
  if (first !== undefined && accounts.length === 1) return toTripFacts(first);
  const trips = accounts.map((account) => ({ tripId: account.trip.id, ...toTripFacts(account) }));
  return {
    tripCode: trips.map(({ tripCode }) => tripCode).join(', '),
    vehicle: [...new Set(trips.map(({ vehicle }) => vehicle))].join(', '),
    start: trips.map(({ start }) => start).sort()[0] ?? '',
    end:
      trips
        .map(({ end }) => end)
        .sort()
        .at(-1) ?? '',
    trips,
  };
}

const listLines = (accounts: readonly TripAccount[]) =>
  accounts.length === 1
    ? accounts.flatMap(({ lines }) => lines)
    : accounts.flatMap(({ trip, lines }) => lines.map((line) => ({ ...line, tripId: trip.id })));

/** What was paid and kept of the trips, and what is open once a replaced invoice is owed again. */
function sumSettled(trips: readonly TripRow[], replaced: StoredInvoice | null) {
  const open = trips.map(
    ({ id, balance }) => (balance ?? 0) + (replaced ? sumTripGross(replaced.lines, replaced, id) : 0),
  );
  const addUp = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  return {
    paid: addUp(trips.map(({ paid }) => paid)),
    kept: addUp(trips.map(({ deducted }) => deducted)),
    open: addUp(open),
  };
}

/** A fully credited amount is owed again by each trip. */
async function oweAgain(
  deps: Deps,
  trx: Db,
  { userId: createdBy }: Actor,
  trips: readonly TripRow[],
  made: StoredInvoice,
): Promise<void> {
  for (const trip of trips) {
    const amount = sumTripGross(made.lines, made, trip.id);
    if (amount === 0) continue;
    const { id: invoiceId, issuedAt: at } = made;
    await addLedgerEntry(deps, trx, trip, { kind: 'REINVOICED', amount, invoiceId, at, createdBy });
  }
}

/** Stores the invoice of one trip, or of several trips of a customer, from their closed accounts. */
export async function writeInvoice(
  deps: Deps,
  trx: Db,
  user: Actor,
  { trips, buyer, replaced }: Billed,
): Promise<StoredInvoice> {
  const { country } = deps;
  const [{ companyId, id: tripId, customerName: name }] = trips;
  const company = await readTaxedIssuer(deps, trx, companyId);
  const place = determinePlaceOfSupply(country, company.taxNumber, buyer);
  const settings = await getSettings(trx, country, companyId);
  const accounts: TripAccount[] = [];
  for (const trip of trips) accounts.push(await readTripAccount(trx, trip, settings, country.id));
  const document = taxDocument(listLines(accounts), getTaxKind(country.id, place.company, place.supply));
  const { customerAddress: address, customerTaxNumber: taxNumber } = buyer;
  const form = chooseInvoiceForm(country, { name, address, taxNumber, state: place.customer }, document);
  const facts: InvoiceFacts = {
    company,
    customer: { name: name ?? '—', address, taxNumber, ...(place.customer && { state: place.customer }) },
    form,
    ...(await readElectronicParts(deps, trx, trips[0], buyer)),
    ...joinTripFacts(accounts),
    serviceCode: settings.serviceCode,
    ...(place.supply && { placeOfSupply: place.supply }),
    settled: sumSettled(trips, replaced),
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
  if (replaced) await oweAgain(deps, trx, user, trips, made);
  return made;
}
