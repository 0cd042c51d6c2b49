import type { LedgerKind, PaymentMethod } from '@portal/shared/contract';
import type { FastifyReply } from 'fastify';

import type { ReceiptFacts } from '../../../database/tables/trips';
import type { Actor, Deps } from '../../../deps';
import { formatDateTime, formatMoney } from '../../../documents/format';
import type { Paper } from '../../../documents/paper';
import { sendPdf } from '../../../documents/send-pdf';
import { notFound } from '../../../plugins/problem';
import { readLogo, requireCompany } from '../../company';
import type { StoredEntry } from './build-trip-ledger';

const purposes: Readonly<Record<LedgerKind, string>> = {
  ADVANCE: 'Advance payment',
  PAYMENT: 'Payment',
  REFUND: 'Paid back',
  DEPOSIT_HELD: 'Security deposit, to be given back',
  DEPOSIT_DEDUCTED: 'Kept of the security deposit',
  DEPOSIT_RETURNED: 'Security deposit given back',
  CREDIT_NOTE: 'Credit note',
  REINVOICED: 'Invoiced again',
  SUPPLEMENT: 'Supplementary invoice',
};
const methods: Readonly<Record<PaymentMethod, string>> = {
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
  return {
    title: 'Receipt',
    number: entry.receiptNumber,
    mark: null,
    issuer: { name: company.name, lines: company.lines, logo },
    groups: [
      {
        heading: 'Payment',
        facts: [
          { label: 'Received', value: formatDateTime(entry.at, country) },
          { label: 'Method', value: entry.method ? methods[entry.method] : '—' },
          { label: 'Trip', value: tripCode },
        ],
      },
      {
        heading: 'From',
        facts: [
          { label: 'Customer', value: customer },
          { label: 'Vehicle', value: vehicle },
        ],
      },
    ],
    tables: [
      {
        columns: [
          { header: 'For', isFigure: false, share: 3 },
          { header: 'Amount', isFigure: true, share: 1 },
        ],
        rows: [[entry.reason ? `${purposes[entry.kind]}: ${entry.reason}` : purposes[entry.kind], amount]],
        totals: [{ label: 'Received', value: amount, isStrong: true }],
      },
    ],
    terms: [],
    signatures: [],
    notes: ['This receipt is not a tax invoice.'],
  };
}

/** Only money that came in has a receipt. */
export async function sendReceipt(
  deps: Deps,
  user: Actor,
  entryId: string,
  reply: FastifyReply,
): Promise<void> {
  await sendPdf(deps, user, reply, async () => {
    const companyId = requireCompany(user);
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
    const name = `receipt-${(entry.receiptNumber ?? '').replaceAll('/', '-')}`;
    return { name, paper };
  });
}
