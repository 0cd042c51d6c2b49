import { toMinorUnits, type creditNoteBody, type InvoiceRecord } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import type { TaxKind } from '../../../database/tables/invoices';
import type { Actor, Deps } from '../../../deps';
import { formatMoney } from '../../../documents/format';
import { say } from '../../../language/say';
import { AppProblem, invalidField } from '../../../plugins/problem';
import { releaseCreditedCharges } from '../../charges';
import { requireCompany } from '../../company';
import { addLedgerEntry, lockAllTrips, type TripRow, writeHistory } from '../../rentals';
import type { AfterIssue } from './after-issue';
import {
  creditDocument,
  IndivisibleRestError,
  listRemainingLines,
  shareAmountByTrip,
  exceedsRemainingLines,
} from './credited-lines';
import { computeSums, type TaxedDocument, type TaxedLine } from './document-tax';
import { insertNumberedDocument } from './insert-numbered-document';
import { findCreditNotes, ownInvoice, type StoredInvoice } from './invoice-repository';
import { readLines, readTaxKind } from './stored-categories';
import { filterTripLines, listTripIds, sumTripGross } from './trip-parts';
import { invoiceView } from './view';

type Body = v.InferOutput<typeof creditNoteBody>;
type CreditedLine = NonNullable<Body['lines']>[number];

/**
 * Takes back the rest of an invoice, an amount of it, or a part of each line; the account of each trip
 * follows.
 */
export async function creditInvoice(
  deps: Deps,
  user: Actor,
  body: Body,
  afterIssue: AfterIssue,
): Promise<InvoiceRecord> {
  const row = await deps.db.transaction().execute(async (trx) => {
    const made = await creditWithin(deps, trx, user, body);
    await afterIssue(trx, user, made);
    return made;
  });
  return invoiceView(row, []);
}

/** Takes back what is left of an invoice, if anything, by a note that stays here. */
export async function creditRest(
  deps: Deps,
  trx: Db,
  user: Actor,
  body: Pick<Body, 'invoiceId' | 'reason'>,
): Promise<void> {
  const invoice = await ownInvoice(trx, requireCompany(user), body.invoiceId);
  await lockAllTrips(trx, invoice.companyId, listTripIds(invoice));
  const notes = await findCreditNotes(trx, invoice);
  const credited = notes.reduce((sum, { gross }) => sum + gross, 0);
  if (credited < invoice.gross) await creditWithin(deps, trx, user, body);
}

async function creditWithin(deps: Deps, trx: Db, user: Actor, body: Body): Promise<StoredInvoice> {
  const companyId = requireCompany(user);
  const invoice = await ownInvoice(trx, companyId, body.invoiceId);
  if (invoice.kind !== 'INVOICE') throw invalidField('invoiceId', 'A credit note cannot be corrected.');
  // Others that correct the same invoice wait here.
  const trips = await lockAllTrips(trx, companyId, listTripIds(invoice));
  const notes = await findCreditNotes(trx, invoice);
  const left = listRemainingLines(
    readLines(invoice),
    notes.map(({ lines }) => lines),
  );
  const document = takeBack(deps, body, left, readTaxKind(invoice));
  const made = await write(deps, trx, user, invoice, { document, reason: body.reason });
  for (const trip of trips) await lowerAccount(deps, trx, user, { trip, note: made, reason: body.reason });
  const { issuedAt: at, number } = made;
  const rest = listRemainingLines(left, [document.lines]);
  await releaseCreditedCharges(trx, companyId, {
    invoiceId: invoice.id,
    at,
    userId: user.userId,
    reason: `${number}: ${body.reason}`,
    lines: rest.flatMap(({ gross }, line) => (gross === 0 ? [line] : [])),
    wholeTrips: trips.flatMap(({ id }) =>
      filterTripLines(rest, invoice, id).every(({ gross }) => gross === 0) ? [id] : [],
    ),
  });
  return made;
}

interface Lowered {
  readonly trip: TripRow;
  readonly note: StoredInvoice;
  readonly reason: string;
}

/** The note's part of a trip goes to the account of that trip; a trip that it does not change has no entry. */
async function lowerAccount(
  deps: Deps,
  trx: Db,
  { userId }: Actor,
  { trip, note, reason }: Lowered,
): Promise<void> {
  const { id: invoiceId, issuedAt: at, number, lines } = note;
  const amount = sumTripGross(lines, note, trip.id);
  if (amount === 0) return;
  await addLedgerEntry(deps, trx, trip, {
    kind: 'CREDIT_NOTE',
    amount,
    reason,
    invoiceId,
    at,
    createdBy: userId,
  });
  await writeHistory(trx, trip, {
    kind: 'invoice_credited',
    at,
    userId,
    details: { number, amount, reason },
  });
}

/** @throws AppProblem on the field */
function takeBack(deps: Deps, body: Body, left: readonly TaxedLine[], kind: TaxKind): TaxedDocument {
  const { gross: open } = computeSums(left);
  if (open <= 0) throw new AppProblem('conflict', 'All of this invoice is credited already.');
  const grosses = computeGrosses(deps, body, left, open);
  if (body.lines !== undefined) refuseUnsound(left, grosses);
  try {
    return creditDocument(left, grosses, kind);
  } catch (error) {
    if (!(error instanceof IndivisibleRestError)) throw error;
    throw invalidField(
      body.lines === undefined ? 'amount' : 'lines',
      'The rest is too small to divide its tax. Credit all of it.',
    );
  }
}

function refuseUnsound(left: readonly TaxedLine[], grosses: readonly number[]): void {
  if (grosses.reduce((sum, gross) => sum + gross, 0) <= 0)
    throw invalidField('lines', 'This would credit nothing. Enter an amount for a line.');
  if (exceedsRemainingLines(left, grosses))
    throw invalidField('lines', 'Credit the discount too. Otherwise it is more than the remaining lines.');
}

function computeGrosses(
  deps: Deps,
  { amount, lines }: Body,
  left: readonly TaxedLine[],
  open: number,
): number[] {
  if (lines === undefined) return shareAmountByTrip(readCreditAmount(deps, amount, open), left);
  const taken = left.map(() => 0);
  lines.forEach((line, at) => {
    taken[line.position] = computeLineGross(deps, line, left[line.position], `lines.${at}`);
  });
  return taken;
}

function readCreditAmount({ country }: Deps, sent: string | undefined, left: number): number {
  const amount = sent === undefined ? left : toMinorUnits(sent);
  if (amount > left)
    throw invalidField(
      'amount',
      say('Only {amount} of the invoice is left.', { amount: formatMoney(left, country.currency) }),
    );
  return amount;
}

/** Negative for a discount. */
function computeLineGross(
  { country }: Deps,
  { amount, quantity }: CreditedLine,
  line: TaxedLine | undefined,
  path: string,
): number {
  if (line === undefined) throw invalidField(`${path}.position`, 'The invoice has no such line.');
  if (quantity !== undefined && line.unitPrice === undefined)
    throw invalidField(`${path}.quantity`, 'This line has no quantity. Enter an amount.');
  const requestedGross =
    quantity === undefined ? toMinorUnits(amount ?? '0') : quantity * (line.unitPrice ?? 0);
  const room = Math.abs(line.gross);
  if (requestedGross > room)
    throw invalidField(
      quantity === undefined ? `${path}.amount` : `${path}.quantity`,
      say('Only {amount} of this line is left.', { amount: formatMoney(room, country.currency) }),
    );
  return line.gross < 0 ? -requestedGross : requestedGross;
}

function write(
  deps: Deps,
  trx: Db,
  user: Actor,
  invoice: StoredInvoice,
  { document, reason }: { document: TaxedDocument; reason: string },
): Promise<StoredInvoice> {
  const { companyId, tripId, currency, id: corrects, number, issuedAt } = invoice;
  const facts = { ...invoice.facts, corrected: { number, issuedAt: issuedAt.toISOString() } };
  return insertNumberedDocument(deps, trx, user, {
    companyId,
    tripId,
    kind: 'CREDIT_NOTE',
    currency,
    document,
    facts,
    corrects,
    reason,
  });
}
