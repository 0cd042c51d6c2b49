import type { Country } from '@portal/shared/contract';
import type { FastifyReply } from 'fastify';

import type { Actor, Deps } from '../../deps';
import { dayOf, moneyOf, percentOf } from '../../documents/format';
import type { Fact, Paper } from '../../documents/paper';
import { sendPdf } from '../../documents/send-pdf';
import { letterheadOf } from '../company/letterhead';
import { requireCompany } from '../company/require-company';
import { ownInvoice, type StoredInvoice } from './store';

const taxNames = { ae: 'TRN', in: 'GSTIN' } as const;
const titles = { INVOICE: 'Tax Invoice', CREDIT_NOTE: 'Tax Credit Note' } as const;

const filled = (facts: readonly (readonly [string, string])[]): Fact[] =>
  facts.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }]));

/** The paper of an invoice or a credit note, from what is stored alone; the logo is today's. */
export function invoicePaper(country: Country, row: StoredInvoice, logo: Uint8Array | null): Paper {
  const { facts, taxes, currency } = row;
  // A credit note keeps the lines that it leaves alone.
  const lines = row.lines.filter(({ gross }) => gross > 0);
  const money = (minor: number) => moneyOf(minor, currency);
  const untaxed = lines.some(({ treatment }) => treatment === 'OUT_OF_SCOPE');
  return {
    title: titles[row.kind],
    number: row.number,
    mark: null,
    issuer: { name: facts.company.name, lines: facts.company.lines, logo },
    groups: [
      {
        heading: 'Bill to',
        facts: filled([
          ['Customer', facts.customer.name],
          ['Address', facts.customer.address],
          [taxNames[country.id], facts.customer.taxNumber],
        ]),
      },
      {
        heading: 'Details',
        facts: filled([
          ['Date', dayOf(row.issuedAt, country)],
          ['Trip', facts.tripCode],
          ['Vehicle', facts.vehicle],
          ['Supplied', `${dayOf(facts.start, country)} to ${dayOf(facts.end, country)}`],
          ['SAC', facts.serviceCode],
          [
            'Corrects',
            facts.corrected ? `${facts.corrected.number} of ${dayOf(facts.corrected.issuedAt, country)}` : '',
          ],
          ['Reason', row.reason ?? ''],
        ]),
      },
    ],
    tables: [
      {
        columns: [
          { header: 'Description', isFigure: false, share: 5 },
          { header: 'Net', isFigure: true, share: 2 },
          { header: 'Tax', isFigure: true, share: 2 },
          { header: 'Amount', isFigure: true, share: 2 },
        ],
        rows: lines.map(({ text, treatment, net, tax, gross }) => [
          treatment === 'OUT_OF_SCOPE' ? `${text} *` : text,
          money(net),
          money(tax),
          money(gross),
        ]),
        totals: [
          { label: 'Net', value: money(row.net) },
          ...taxes.map(({ name, rate, amount }) => ({
            label: `${name} ${percentOf(rate)}`,
            value: money(amount),
          })),
          {
            label: row.kind === 'INVOICE' ? 'Total' : 'Total credited',
            value: money(row.gross),
            isStrong: true,
          },
        ],
      },
    ],
    terms: [],
    signatures: [],
    notes: untaxed ? ['* Outside the scope of the tax.'] : [],
  };
}

export async function sendInvoice(
  deps: Deps,
  user: Actor,
  invoiceId: string,
  reply: FastifyReply,
): Promise<void> {
  const row = await ownInvoice(deps.db, requireCompany(user), invoiceId);
  const { logo } = await letterheadOf(deps, user);
  sendPdf(
    reply,
    row.number.replaceAll('/', '-'),
    await deps.printer.print(invoicePaper(deps.country, row, logo)),
  );
}
