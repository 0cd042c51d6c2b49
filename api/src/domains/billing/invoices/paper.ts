import { emirateNames, type Country } from '@portal/shared/contract';
import type { FastifyReply } from 'fastify';

import type { InvoiceFacts } from '../../../database/tables/invoices';
import type { Actor, Deps } from '../../../deps';
import { formatDay, formatDateTime, formatMoney, formatPercent } from '../../../documents/format';
import type { Fact, Paper, PaperTable } from '../../../documents/paper';
import { sendPdf } from '../../../documents/send-pdf';
import { readLogo, requireCompany } from '../../company';
import { findRegistrations, type StoredRegistration } from '../registrations/registration-repository';
import { ownInvoice, type StoredInvoice } from './invoice-repository';
import { stateText } from './place-of-supply';
import { quantityText } from './quantity-text';

const taxNames = { ae: 'TRN', in: 'GSTIN' } as const;
const titles = { INVOICE: 'Tax Invoice', CREDIT_NOTE: 'Tax Credit Note' } as const;
/** Documents of the Emirates have their title in both languages. */
const arabicTitles = { INVOICE: 'فاتورة ضريبية', CREDIT_NOTE: 'إشعار دائن ضريبي' } as const;

function chooseTitles(country: Country, { kind, facts }: StoredInvoice): Pick<Paper, 'title' | 'localTitle'> {
  if (country.id !== 'ae') return { title: titles[kind] };
  const isSimplified = kind === 'INVOICE' && facts.form === 'SIMPLIFIED';
  return isSimplified
    ? { title: 'Simplified Tax Invoice', localTitle: 'فاتورة ضريبية مبسطة' }
    : { title: titles[kind], localTitle: arabicTitles[kind] };
}

const filled = (facts: readonly (readonly [string, string])[]): Fact[] =>
  facts.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }]));

const emirateText = (code = ''): string => (emirateNames as Readonly<Record<string, string>>)[code] ?? '';

function customerFacts(country: Country, { customer, buyer, addresses }: InvoiceFacts): Fact[] {
  return filled([
    ['Customer', customer.name],
    [
      'Address',
      [
        customer.address,
        buyer?.city,
        emirateText(buyer?.emirate),
        addresses?.buyer.city,
        addresses?.buyer.pinCode,
      ]
        .filter(Boolean)
        .join(', '),
    ],
    [taxNames[country.id], customer.taxNumber],
    ['State', customer.state ? stateText(customer.state) : ''],
  ]);
}

function detailFacts(country: Country, row: StoredInvoice): Fact[] {
  const { facts } = row;
  const { vehicles = [], corrected, placeOfSupply: place } = facts;
  const [first] = vehicles;
  const named = first ? [first.plate, first.name].filter(Boolean).join(' · ') : facts.vehicle;
  return filled([
    ['Date', formatDay(row.issuedAt, country)],
    ['Trip', facts.tripCode],
    ['Vehicle', vehicles.length > 1 ? '' : named],
    ['Supplied from', formatDateTime(facts.start, country)],
    ['Supplied until', formatDateTime(facts.end, country)],
    ['SAC', facts.serviceCode],
    ['Place of supply', place ? stateText(place) : ''],
    ['Tax payable on reverse charge', place ? 'No' : ''],
    ['Corrects', corrected ? `${corrected.number} of ${formatDay(corrected.issuedAt, country)}` : ''],
    ['In place of', row.kind === 'INVOICE' ? (facts.replaced ?? '') : ''],
    ['Supplements', row.kind === 'INVOICE' ? (facts.supplemented ?? '') : ''],
    ['Reason', row.reason ?? ''],
  ]);
}

/** The vehicles and their times, where there was more than one. */
function vehiclesTable(country: Country, { vehicles = [] }: InvoiceFacts): PaperTable[] {
  if (vehicles.length < 2) return [];
  return [
    {
      heading: 'Vehicles',
      columns: [
        { header: 'Vehicle', isFigure: false, share: 4 },
        { header: 'From', isFigure: false, share: 3 },
        { header: 'Until', isFigure: false, share: 3 },
      ],
      rows: vehicles.map(({ plate, name, from, to }) => [
        [plate, name].filter(Boolean).join(' · '),
        formatDateTime(from, country),
        formatDateTime(to, country),
      ]),
      totals: [],
    },
  ];
}

function linesTable(row: StoredInvoice): PaperTable {
  const money = (minor: number) => formatMoney(minor, row.currency);
  // A credit note also keeps the lines that it does not change.
  const lines = row.lines.filter(({ gross }) => gross !== 0);
  const { settled } = row.facts;
  const isInvoice = row.kind === 'INVOICE';
  return {
    columns: [
      { header: 'Description', isFigure: false, share: 5 },
      { header: 'Quantity', isFigure: true, share: 2 },
      { header: 'Price, tax included', isFigure: true, share: 3 },
      { header: 'Net', isFigure: true, share: 3 },
      { header: 'Tax', isFigure: true, share: 3 },
      { header: 'Amount', isFigure: true, share: 3 },
    ],
    rows: lines.map((line) => [
      line.treatment === 'OUT_OF_SCOPE' ? `${line.text} *` : line.text,
      quantityText(line),
      line.unitPrice === undefined ? '' : money(line.unitPrice),
      money(line.net),
      money(line.tax),
      money(line.gross),
    ]),
    totals: [
      { label: 'Net', value: money(row.net) },
      ...row.taxes.map(({ name, rate, amount }) => ({
        label: `${name} ${formatPercent(rate)}`,
        value: money(amount),
      })),
      { label: isInvoice ? 'Total' : 'Total credited', value: money(row.gross), isStrong: true },
      ...(isInvoice && settled ? settledFacts(settled, money) : []),
    ],
  };
}

function settledFacts(
  { paid, kept, open }: NonNullable<InvoiceFacts['settled']>,
  money: (minor: number) => string,
): Fact[] {
  return [
    { label: 'Paid', value: money(paid) },
    ...(kept === 0 ? [] : [{ label: 'Deposit kept', value: money(kept) }]),
    open < 0
      ? { label: 'To be refunded', value: money(-open) }
      : { label: 'Still to be paid', value: money(open) },
  ];
}

type Registration = Pick<StoredRegistration, 'irn' | 'signedCode' | 'registeredAt'>;
/** What is printed in addition to the document itself. */
interface Additions {
  readonly logo: Uint8Array | null;
  /** What the registration portal of India answered. */
  readonly registration: Registration | null;
}

const toCode = (country: Country, { irn, signedCode, registeredAt }: Registration): Paper['code'] => ({
  heading: 'Registered invoice',
  text: signedCode,
  facts: [
    // In groups, because a line breaks only at a space.
    { label: 'IRN', value: irn.replace(/.{16}(?=.)/g, '$& ') },
    { label: 'Registered', value: formatDateTime(registeredAt, country) },
  ],
});

/** The document of an invoice or a credit note, made only from what was stored when it was issued and registered. */
export function invoicePaper(country: Country, row: StoredInvoice, { logo, registration }: Additions): Paper {
  const { facts } = row;
  const untaxed = row.lines.some(({ treatment, gross }) => treatment === 'OUT_OF_SCOPE' && gross !== 0);
  return {
    ...chooseTitles(country, row),
    number: row.number,
    mark: null,
    issuer: { name: facts.company.name, lines: facts.company.lines, logo },
    groups: [
      { heading: 'Bill to', facts: customerFacts(country, facts) },
      { heading: 'Details', facts: detailFacts(country, row) },
    ],
    tables: [...vehiclesTable(country, facts), linesTable(row)],
    terms: [],
    signatures: [],
    ...(registration && { code: toCode(country, registration) }),
    notes: untaxed ? ['* Outside the scope of the tax.'] : [],
  };
}

export async function sendInvoice(
  deps: Deps,
  user: Actor,
  invoiceId: string,
  reply: FastifyReply,
): Promise<void> {
  await sendPdf(deps, user, reply, async () => {
    const row = await ownInvoice(deps.db, requireCompany(user), invoiceId);
    const logo = await readLogo(deps, row.facts.company);
    const [found] = await findRegistrations(deps.db, row.companyId, [row.id]);
    // The code of a cancelled registration proves nothing any more.
    const registration = found?.cancelledAt ? null : (found ?? null);
    const paper = invoicePaper(deps.country, row, { logo, registration });
    return { name: row.number.replaceAll('/', '-'), paper };
  });
}
