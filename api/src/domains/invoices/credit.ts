import { toMinorUnits, type creditNoteBody, type InvoiceRecord } from '@portal/shared/contract';
import type * as v from 'valibot';

import { newId } from '../../database/ids';
import type { StoredLine, StoredTax } from '../../database/tables/invoices';
import type { Actor, Deps } from '../../deps';
import { moneyOf } from '../../documents/format';
import { say } from '../../language/say';
import { AppProblem, invalidField } from '../../plugins/problem';
import { requireCompany } from '../company/require-company';
import { nextNumber } from '../ledger/numbers';
import { lockTrip, writeHistory } from '../trips/store';
import { creditedLines, linesLeft, namedTaxes, sumsOf } from './lines';
import { creditNotesOf, insertInvoice, ownInvoice, type StoredInvoice } from './store';
import { invoiceView } from './view';

/** As on the invoice. */
const taxesLike = (taxes: readonly StoredTax[], tax: number): StoredTax[] => {
  const rate = taxes.reduce((sum, one) => sum + one.rate, 0);
  const [first] = taxes;
  if (taxes.length === 2) return namedTaxes('CGST_SGST', rate, tax);
  return namedTaxes(first?.name === 'IGST' ? 'IGST' : 'VAT', rate, tax);
};

/** Takes back what is left of an invoice, or a part of it from each line in proportion. */
export async function creditInvoice(
  deps: Deps,
  user: Actor,
  body: v.InferOutput<typeof creditNoteBody>,
): Promise<InvoiceRecord> {
  const companyId = requireCompany(user);
  const row = await deps.db.transaction().execute(async (trx) => {
    const invoice = await ownInvoice(trx, companyId, body.invoiceId);
    if (invoice.kind !== 'INVOICE') throw invalidField('invoiceId', 'A credit note cannot be corrected.');
    // Others that correct it wait here.
    const trip = await lockTrip(trx, companyId, invoice.tripId);
    const notes = await creditNotesOf(trx, invoice.id);
    const left = linesLeft(
      invoice.lines,
      notes.map(({ lines }) => lines),
    );
    const amount = amountOf(deps, body.amount, sumsOf(left).gross);
    const lines = creditedLines(left, amount);
    const made = await write(deps, trx, user, invoice, { lines, reason: body.reason });
    await writeHistory(trx, trip, {
      kind: 'invoice_credited',
      at: made.issuedAt,
      userId: user.userId,
      details: { number: made.number, amount, reason: body.reason },
    });
    return made;
  });
  return invoiceView(row, 0);
}

function amountOf({ country }: Deps, sent: string | undefined, left: number): number {
  if (left <= 0) throw new AppProblem('conflict', 'All of this invoice was taken back already.');
  const amount = sent === undefined ? left : toMinorUnits(sent);
  if (amount > left)
    throw invalidField(
      'amount',
      say('Only {amount} of the invoice is left.', { amount: moneyOf(left, country.currency) }),
    );
  return amount;
}

async function write(
  { country, clock }: Deps,
  trx: Parameters<typeof insertInvoice>[0],
  { userId }: Actor,
  invoice: StoredInvoice,
  { lines, reason }: { lines: StoredLine[]; reason: string },
): Promise<StoredInvoice> {
  const { companyId, tripId, id, number, issuedAt: correctedAt } = invoice;
  const sums = sumsOf(lines);
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
    reason,
    createdBy: userId,
  });
}
