import type { LedgerKind } from '@portal/shared/contract';
import type { FastifyReply } from 'fastify';

import type { Actor, Deps } from '../../deps';
import { momentOf, moneyOf } from '../../documents/format';
import type { Paper } from '../../documents/paper';
import { sendPdf } from '../../documents/send-pdf';
import { notFound } from '../../plugins/problem';
import { letterheadOf, type Letterhead } from '../company/letterhead';
import { requireCompany } from '../company/require-company';
import { ownTrip, type TripRow } from '../trips/store';
import type { StoredEntry } from './view';

const purposes: Readonly<Record<LedgerKind, string>> = {
  ADVANCE: 'Advance payment',
  PAYMENT: 'Payment',
  REFUND: 'Paid back',
  DEPOSIT_HELD: 'Security deposit, to be given back',
  DEPOSIT_DEDUCTED: 'Kept of the security deposit',
  DEPOSIT_RETURNED: 'Security deposit given back',
};
const methods: Readonly<Record<StoredEntry['method'], string>> = {
  cash: 'Cash',
  card: 'Card',
  bank_transfer: 'Bank transfer',
  upi: 'UPI',
  other: 'Other',
};

export function receiptPaper(
  { country }: Pick<Deps, 'country'>,
  { logo, ...issuer }: Letterhead,
  trip: TripRow,
  entry: StoredEntry,
): Paper {
  const amount = moneyOf(entry.amount, country.currency);
  return {
    title: 'Receipt',
    number: entry.receiptNumber,
    mark: null,
    issuer: { name: issuer.name, lines: issuer.lines, logo },
    groups: [
      {
        heading: 'Payment',
        facts: [
          { label: 'Received', value: momentOf(entry.at, country) },
          { label: 'Method', value: methods[entry.method] },
          { label: 'Trip', value: trip.code },
        ],
      },
      {
        heading: 'From',
        facts: [
          { label: 'Customer', value: trip.customerName ?? '—' },
          { label: 'Vehicle', value: trip.plate },
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

/** Money that came in has a receipt; nothing else has. */
export async function sendReceipt(
  deps: Deps,
  user: Actor,
  entryId: string,
  reply: FastifyReply,
): Promise<void> {
  const companyId = requireCompany(user);
  const entry = await deps.db
    .selectFrom('tripLedger')
    .selectAll()
    .where('id', '=', entryId)
    .where('companyId', '=', companyId)
    .where('receiptNumber', 'is not', null)
    .executeTakeFirst();
  if (entry === undefined) throw notFound('This receipt');
  const trip = await ownTrip(deps.db, companyId, entry.tripId);
  const pdf = await deps.printer.print(receiptPaper(deps, await letterheadOf(deps, user), trip, entry));
  sendPdf(reply, `receipt-${(entry.receiptNumber ?? '').replaceAll('/', '-')}`, pdf);
}
