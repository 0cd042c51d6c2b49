import type { LedgerKind, PaymentMethod } from '@portal/shared/contract';
import type { FastifyReply } from 'fastify';

import type { ReceiptFacts } from '../../../database/tables/trips';
import type { Actor, Deps } from '../../../deps';
import { formatMoney } from '../../../documents/format';
import type { Paper } from '../../../documents/paper';
import { sendPdf, type NamedPaper } from '../../../documents/send-pdf';
import { createPaperWriter } from '../../../documents/words/create-paper-writer';
import type { PaperWord } from '../../../documents/words/paper-words';
import { notFound } from '../../../plugins/problem';
import { readLogo, requireCompany } from '../../company';
import type { StoredEntry } from './build-trip-ledger';

/** A document of a trip. */
interface TripPaper extends NamedPaper {
  readonly number: string;
  readonly tripId: string;
}

const purposes: Readonly<Record<LedgerKind, PaperWord>> = {
  ADVANCE: 'Advance payment',
  PAYMENT: 'Payment',
  REFUND: 'Paid back',
  DEPOSIT_HELD: 'Security deposit, to be given back',
  DEPOSIT_DEDUCTED: 'Kept of the security deposit',
  DEPOSIT_RETURNED: 'Security deposit given back',
  DEPOSIT_CAPTURED: 'Taken of the deposit held on the card',
  CREDIT_NOTE: 'Credit note',
  REINVOICED: 'Invoiced again',
  SUPPLEMENT: 'Supplementary invoice',
};
const methods: Readonly<Record<PaymentMethod, PaperWord>> = {
  cash: 'Cash',
  card: 'Card',
  bank_transfer: 'Bank transfer',
  upi: 'UPI',
  other: 'Other',
};

/** The document of a receipt, made only from what was stored when it was issued. */
export function receiptPaper(
  { country }: Pick<Deps, 'country'>,
  entry: StoredEntry & { readonly facts: ReceiptFacts },
  logo: Uint8Array | null,
): Paper {
  const { company, customer, vehicle, tripCode } = entry.facts;
  const amount = formatMoney(entry.amount, country.currency);
  const { second, word, join, dateTime, facts } = createPaperWriter(country, company.second);
  const purpose = word(purposes[entry.kind]);
  return {
    second,
    title: word('Receipt'),
    number: entry.receiptNumber,
    mark: null,
    issuer: { name: company.name, lines: company.lines, logo },
    groups: [
      {
        heading: word('Payment'),
        facts: facts([
          ['Received', dateTime(entry.at)],
          ['Method', entry.method ? word(methods[entry.method]) : '—'],
          ['Trip', tripCode],
        ]),
      },
      {
        heading: word('Received from'),
        facts: facts([
          ['Customer', customer],
          ['Vehicle', vehicle],
        ]),
      },
    ],
    tables: [
      {
        columns: [
          { header: word('For'), isFigure: false, share: 3 },
          { header: word('Amount'), isFigure: true, share: 1 },
        ],
        rows: [[entry.reason ? join([purpose, entry.reason], ': ') : purpose, amount]],
        totals: [{ label: word('Received'), value: amount, isStrong: true }],
      },
    ],
    terms: [],
    signatures: [],
    notes: [word('This receipt is not a tax invoice.')],
  };
}

/** Only money that came in has a receipt. @throws AppProblem if the company has none for this entry */
export async function buildReceipt(deps: Deps, companyId: string, entryId: string): Promise<TripPaper> {
  const entry = await deps.db
    .selectFrom('tripLedger')
    .selectAll()
    .where('id', '=', entryId)
    .where('companyId', '=', companyId)
    .where('receiptNumber', 'is not', null)
    .executeTakeFirst();
  const facts = entry?.facts;
  if (!entry || !facts) throw notFound('This receipt');
  const logo = await readLogo(deps, facts.company);
  const paper = receiptPaper(deps, { ...entry, facts }, logo);
  const number = entry.receiptNumber ?? '';
  return { name: `receipt-${number.replaceAll('/', '-')}`, paper, number, tripId: entry.tripId };
}

/** The receipt as a file, for the desk or for the customer who paid. */
export async function printReceipt(
  deps: Deps,
  caller: { readonly companyId: string; readonly userId: string },
  entryId: string,
  reply: FastifyReply,
): Promise<void> {
  await sendPdf(deps, caller, reply, () => buildReceipt(deps, caller.companyId, entryId));
}

export const sendReceipt = (deps: Deps, user: Actor, entryId: string, reply: FastifyReply): Promise<void> =>
  printReceipt(deps, { companyId: requireCompany(user), userId: user.userId }, entryId, reply);
