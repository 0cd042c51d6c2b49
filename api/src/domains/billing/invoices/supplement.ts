import type {
  AdditionalChargeType,
  ChargeKind,
  ChargeSubject,
  Country,
  InvoiceLineKind,
  InvoiceRecord,
  RentalSettings,
  supplementaryInvoiceBody,
} from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import type { InvoiceFacts } from '../../../database/tables/invoices';
import type { Actor, Deps } from '../../../deps';
import { say } from '../../../language/say';
import { AppProblem, invalidField } from '../../../plugins/problem';
import {
  billSupplementedCharges,
  collectPaidCharges,
  findCharges,
  formatMoment,
  lockTrips,
  type ChargeRow,
} from '../../charges';
import { getSettings, keepLogo, requireCompany } from '../../company';
import {
  addLedgerEntry,
  captureHold,
  findActiveHold,
  otherChargeType,
  ownTrip,
  writeHistory,
  wrongStatus,
  type TripRow,
} from '../../rentals';
import type { AfterIssue } from './after-issue';
import { taxDocument, type ChargedLine } from './document-tax';
import { readElectronicParts } from './electronic-parts';
import { chooseInvoiceForm } from './invoice-form';
import { insertNumberedDocument } from './insert-numbered-document';
import { ownInvoice, type StoredInvoice } from './invoice-repository';
import { getHighestRate, getTaxKind } from './lines';
import { determinePlaceOfSupply } from './determine-place-of-supply';
import { readTaxedIssuer } from './read-taxed-issuer';
import { getTripFacts } from './trip-parts';
import { invoiceView } from './view';

type Body = v.InferOutput<typeof supplementaryInvoiceBody>;

const lineKinds: Readonly<Record<ChargeKind, InvoiceLineKind>> = {
  toll: 'salik',
  fine: 'fines',
  other: 'charge',
};
const subjects: Readonly<Record<ChargeKind, ChargeSubject>> = {
  toll: 'Salik',
  fine: 'Fines',
  other: otherChargeType satisfies AdditionalChargeType,
};
const texts: Readonly<Record<ChargeKind, string>> = {
  toll: 'Road toll',
  fine: 'Traffic fine',
  other: otherChargeType,
};

/** A line for each charge, taxed as the company has set for its kind. */
export function computeSupplementedLines(
  charges: readonly ChargeRow[],
  {
    country,
    treatments,
    taxRate,
  }: {
    readonly country: Country;
    readonly treatments: RentalSettings['taxTreatments'];
    /** Of what is taxed, in hundredths of a percent. */
    readonly taxRate: number;
  },
): ChargedLine[] {
  return charges.map((charge) => {
    const { kind, plate, place, reference, amount } = charge;
    const treatment = treatments[subjects[kind]] ?? 'STANDARD';
    const parts = [texts[kind], formatMoment(charge, country), plate, place, reference];
    return {
      kind: lineKinds[kind],
      text: parts.filter(Boolean).join(', '),
      gross: amount,
      treatment,
      rate: treatment === 'STANDARD' ? taxRate : 0,
    };
  });
}

/** The one closed trip of the charges, locked. @throws AppProblem for any that an invoice of it cannot bill */
async function lockTripToBill(trx: Db, companyId: string, chargeIds: readonly string[]) {
  const trips = await lockTrips(trx, companyId, await findCharges(trx, companyId, chargeIds));
  // Read again: another desk may have changed them while the trip was waited for.
  const charges = await findCharges(trx, companyId, chargeIds);
  const [trip] = trips.values();
  if (trip === undefined || charges.some(({ tripId }) => tripId === null))
    throw new AppProblem('conflict', 'Choose the trip of this charge first.');
  if (trips.size > 1 || charges.some(({ tripId }) => tripId !== trip.id))
    throw invalidField('chargeIds', 'A supplementary invoice bills charges of one trip.');
  const taken = charges.find(({ state, accountedAt }) => state !== 'unbilled' || accountedAt !== null);
  if (taken)
    throw new AppProblem(
      'conflict',
      say('The charge of {plate} is billed already, or closed.', { plate: taken.plate }),
    );
  if (trip.status !== 'COMPLETED')
    throw wrongStatus(trip, 'Put the charge on its account: closing the trip bills it.');
  return { trip, charges };
}

/** The invoice of the trip, whose customer the supplementary one names too. */
async function findSupplemented(trx: Db, trip: TripRow): Promise<StoredInvoice> {
  if (trip.invoiceId !== null) return ownInvoice(trx, trip.companyId, trip.invoiceId);
  throw new AppProblem(
    'conflict',
    say('Issue the invoice of {trip} first. The supplementary one adds to it.', { trip: trip.code }),
  );
}

async function write(
  deps: Deps,
  trx: Db,
  user: Actor,
  trip: TripRow,
  charges: readonly ChargeRow[],
): Promise<StoredInvoice> {
  const { country } = deps;
  const { companyId, id: tripId } = trip;
  const supplemented = await findSupplemented(trx, trip);
  const { customer, buyer, addresses } = supplemented.facts;
  const tripFacts = getTripFacts(supplemented, tripId);
  const company = await readTaxedIssuer(deps, trx, companyId);
  const place = determinePlaceOfSupply(country, company.taxNumber, {
    customerTaxNumber: customer.taxNumber,
    customerState: customer.state,
  });
  const settings = await getSettings(trx, country, companyId);
  const taxRate =
    country.id === 'in' ? getHighestRate(tripFacts.vehicles ?? [], settings.taxRate) : settings.taxRate;
  const lines = computeSupplementedLines(charges, { country, treatments: settings.taxTreatments, taxRate });
  const document = taxDocument(lines, getTaxKind(country.id, place.company, place.supply));
  const form = chooseInvoiceForm(country, { ...customer, state: place.customer }, document);
  const parts = await readElectronicParts(deps, trx, trip, {
    customerCity: buyer?.city ?? addresses?.buyer.city,
    customerEmirate: buyer?.emirate,
    customerPinCode: addresses?.buyer.pinCode,
  });
  const own: InvoiceFacts = {
    company,
    customer,
    form,
    ...parts,
    ...tripFacts,
    serviceCode: settings.serviceCode,
    ...(place.supply && { placeOfSupply: place.supply }),
    supplemented: supplemented.number,
  };
  await keepLogo(trx, companyId, company);
  return insertNumberedDocument(deps, trx, user, {
    companyId,
    tripId,
    kind: 'INVOICE',
    currency: country.currency,
    document,
    facts: own,
    supplements: supplemented.id,
  });
}

interface Made {
  readonly companyId: string;
  readonly id: string;
  readonly number: string;
  readonly issuedAt: Date;
}

/** Takes what is open of the trip off the deposit, as far as it goes: first off the money, then off a card's hold. */
async function takeDeposit(
  deps: Deps,
  trx: Db,
  { userId }: Actor,
  { companyId, id, number: reason, issuedAt: at }: Made,
): Promise<void> {
  const trip = await ownTrip(trx, companyId, id);
  const open = trip.balance ?? 0;
  const amount = Math.min(trip.depositLeft, open);
  if (amount > 0)
    await addLedgerEntry(deps, trx, trip, {
      kind: 'DEPOSIT_DEDUCTED',
      amount,
      reason,
      at,
      createdBy: userId,
    });
  const hold = await findActiveHold(trx, trip, at);
  const captured = Math.min(hold?.amount ?? 0, open - Math.max(0, amount));
  if (hold && captured > 0)
    await captureHold(deps, trx, trip, hold, { amount: captured, reason, at, userId });
}

/**
 * Bills charges that came after a trip was closed and invoiced: an own invoice of the same series for the same customer,
 * whose amount is added to the account of the trip.
 */
export async function issueSupplementaryInvoice(
  deps: Deps,
  user: Actor,
  { chargeIds, takesDeposit }: Body,
  afterIssue: AfterIssue,
): Promise<InvoiceRecord> {
  const companyId = requireCompany(user);
  const row = await deps.db.transaction().execute(async (trx) => {
    const { trip, charges } = await lockTripToBill(trx, companyId, chargeIds);
    const made = await write(deps, trx, user, trip, charges);
    const { id: invoiceId, number, issuedAt: at, gross: amount } = made;
    const { userId } = user;
    await addLedgerEntry(deps, trx, trip, { kind: 'SUPPLEMENT', amount, invoiceId, at, createdBy: userId });
    const billed = charges.map(({ id }) => id);
    await billSupplementedCharges(trx, companyId, billed, { invoiceId, number, at, userId });
    if (takesDeposit) await takeDeposit(deps, trx, user, { companyId, id: trip.id, number, issuedAt: at });
    await collectPaidCharges(trx, trip, { at, userId });
    await writeHistory(trx, trip, { kind: 'invoice_issued', at, userId, details: { number } });
    await afterIssue(trx, user, made);
    return made;
  });
  return invoiceView(row, []);
}
