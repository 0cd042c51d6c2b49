import { toMinorUnits, type creditNoteBody, type InvoiceRecord } from '@portal/shared/contract';
import type * as v from 'valibot';

import { newId } from '../../../database/ids';
import type { StoredLine, StoredTax } from '../../../database/tables/invoices';
import type { Actor, Deps } from '../../../deps';
import { formatMoney } from '../../../documents/format';
import { say } from '../../../language/say';
import { AppProblem, invalidField } from '../../../plugins/problem';
import { nextNumber, requireCompany } from '../../company';
import { addLedgerEntry, lockTrip, writeHistory } from '../../rentals';
import { creditLines, linesLeft, shareAmount, takesTooMuch } from './credited-lines';
import { namedTaxes, computeSums } from './lines';
import { findCreditNotes, insertInvoice, ownInvoice, type StoredInvoice } from './invoice-repository';
import { invoiceView } from './view';

type Body = v.InferOutput<typeof creditNoteBody>;
type AskedLine = NonNullable<Body['lines']>[number];

const isInHalves = (taxes: readonly StoredTax[]) => taxes.length === 2;

/** As on the invoice. */
const taxesLike = (taxes: readonly StoredTax[], tax: number): StoredTax[] => {
  const rate = taxes.reduce((sum, one) => sum + one.rate, 0);
  const [first] = taxes;
  if (isInHalves(taxes)) return namedTaxes('CGST_SGST', rate, tax);
  return namedTaxes(first?.name === 'IGST' ? 'IGST' : 'VAT', rate, tax);
};

/**
 * Takes back the rest of an invoice, an amount of it, or a part of each line; the account of the trip
 * follows.
 */
export async function creditInvoice(deps: Deps, user: Actor, body: Body): Promise<InvoiceRecord> {
  const companyId = requireCompany(user);
  const row = await deps.db.transaction().execute(async (trx) => {
    const invoice = await ownInvoice(trx, companyId, body.invoiceId);
    if (invoice.kind !== 'INVOICE') throw invalidField('invoiceId', 'A credit note cannot be corrected.');
    // Others that correct the same invoice wait here.
    const trip = await lockTrip(trx, companyId, invoice.tripId);
    const notes = await findCreditNotes(trx, invoice.id);
    const left = linesLeft(
      invoice.lines,
      notes.map(({ lines }) => lines),
    );
    const lines = takenLines(deps, body, left, isInHalves(invoice.taxes));
    const made = await write(deps, trx, user, invoice, { lines, reason: body.reason });
    const { gross: amount, issuedAt: at, number } = made;
    const [createdBy, reason] = [user.userId, body.reason];
    await addLedgerEntry(deps, trx, trip, {
      kind: 'CREDIT_NOTE',
      amount,
      reason,
      invoiceId: made.id,
      at,
      createdBy,
    });
    const details = { number, amount, reason };
    await writeHistory(trx, trip, { kind: 'invoice_credited', at, userId: user.userId, details });
    return made;
  });
  return invoiceView(row, []);
}

/** The lines of the note. @throws AppProblem on the field */
function takenLines(deps: Deps, body: Body, left: readonly StoredLine[], inHalves: boolean): StoredLine[] {
  const { gross: open } = computeSums(left);
  if (open <= 0) throw new AppProblem('conflict', 'All of this invoice was taken back already.');
  const taken = creditLines(left, computeGrosses(deps, body, left, open), inHalves);
  if (body.lines === undefined) return taken;
  if (computeSums(taken).gross <= 0)
    throw invalidField('lines', 'Nothing is taken back this way. Choose an amount of a line.');
  if (takesTooMuch(left, taken))
    throw invalidField(
      'lines',
      'Take the discount back too: what is left of the lines would be less than it.',
    );
  return taken;
}

function computeGrosses(
  deps: Deps,
  { amount, lines }: Body,
  left: readonly StoredLine[],
  open: number,
): number[] {
  const grosses = left.map(({ gross }) => gross);
  if (lines === undefined) return shareAmount(readCreditAmount(deps, amount, open), grosses);
  const taken = grosses.map(() => 0);
  lines.forEach((line, at) => {
    taken[line.position] = grossOfLine(deps, line, left[line.position], `lines.${at}`);
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
function grossOfLine(
  { country }: Deps,
  { amount, quantity }: AskedLine,
  line: StoredLine | undefined,
  path: string,
): number {
  if (line === undefined) throw invalidField(`${path}.position`, 'The invoice has no such line.');
  if (quantity !== undefined && line.unitPrice === undefined)
    throw invalidField(`${path}.quantity`, 'This line has no quantity. Enter an amount.');
  const wanted = quantity === undefined ? toMinorUnits(amount ?? '0') : quantity * (line.unitPrice ?? 0);
  const room = Math.abs(line.gross);
  if (wanted > room)
    throw invalidField(
      quantity === undefined ? `${path}.amount` : `${path}.quantity`,
      say('Only {amount} of this line is left.', { amount: formatMoney(room, country.currency) }),
    );
  return line.gross < 0 ? -wanted : wanted;
}

async function write(
  { country, clock }: Deps,
  trx: Parameters<typeof insertInvoice>[0],
  { userId }: Actor,
  invoice: StoredInvoice,
  { lines, reason }: { lines: StoredLine[]; reason: string },
): Promise<StoredInvoice> {
  const { companyId, tripId, id, number, issuedAt: correctedAt } = invoice;
  const sums = computeSums(lines);
  const issuedAt = clock.now();
  const facts = { ...invoice.facts, corrected: { number, issuedAt: correctedAt.toISOString() } };
  const own = await nextNumber(trx, { country, companyId, kind: 'CREDIT_NOTE', at: issuedAt });
  return insertInvoice(trx, {
    id: newId(),
    companyId,
    tripId,
    kind: 'CREDIT_NOTE',
    ...own,
    issuedAt,
    ...sums,
    currency: invoice.currency,
    taxes: JSON.stringify(taxesLike(invoice.taxes, sums.tax)),
    lines: JSON.stringify(lines),
    facts: JSON.stringify(facts),
    corrects: id,
    replaces: null,
    reason,
    createdBy: userId,
  });
}
