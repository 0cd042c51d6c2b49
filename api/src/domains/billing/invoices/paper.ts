import { emirateNames, type Country } from '@portal/shared/contract';
import type { FastifyReply } from 'fastify';

import type { InvoiceFacts } from '../../../database/tables/invoices';
import type { Actor, Deps } from '../../../deps';
import type { Fact, Paper, PaperText } from '../../../documents/paper';
import { sendPdf, type NamedPaper } from '../../../documents/send-pdf';
import { createPaperWriter, type PaperWriter } from '../../../documents/words/create-paper-writer';
import type { PaperWord } from '../../../documents/words/paper-words';
import { notFound } from '../../../plugins/problem';
import { readLogo, requireCompany } from '../../company';
import { findRegistrations, type StoredRegistration } from '../registrations/registration-repository';
import { buildInvoiceTables } from './invoice-tables';
import { selectTripInvoices, ownInvoice, type StoredInvoice } from './invoice-repository';
import { stateText } from './determine-place-of-supply';

const taxNumberWords = { ae: 'TRN', in: 'GSTIN' } as const;

/** Documents of the Emirates have their title in both languages, also those of earlier releases. */
function writeTitle(country: Country, { kind, facts }: StoredInvoice, { second }: PaperWriter): PaperText {
  const { word } = createPaperWriter(country, country.id === 'ae' ? 'ar' : second);
  if (kind === 'CREDIT_NOTE') return word('Tax Credit Note');
  return country.id === 'ae' && facts.form === 'SIMPLIFIED'
    ? word('Simplified Tax Invoice')
    : word('Tax Invoice');
}

function writeEmirate({ word }: PaperWriter, code = ''): PaperText {
  const name = (emirateNames as Readonly<Record<string, PaperWord>>)[code];
  return name ? word(name) : '';
}

function customerFacts(country: Country, writer: PaperWriter, { customer, buyer, addresses }: InvoiceFacts) {
  const address = [
    customer.address,
    buyer?.city ?? '',
    writeEmirate(writer, buyer?.emirate),
    addresses?.buyer.city ?? '',
    addresses?.buyer.pinCode ?? '',
  ].filter((part) => part !== '');
  return writer.facts([
    ['Customer', customer.name],
    ['Address', address.length === 0 ? '' : writer.join(address, ', ')],
    [taxNumberWords[country.id], customer.taxNumber],
    ['State', customer.state ? stateText(customer.state) : ''],
  ]);
}

function detailFacts(writer: PaperWriter, row: StoredInvoice): Fact[] {
  const { facts } = row;
  const { word, day, dateTime } = writer;
  const { vehicles = [], corrected, placeOfSupply: place } = facts;
  const [first] = vehicles;
  const named = first ? [first.plate, first.name].filter(Boolean).join(' · ') : facts.vehicle;
  return writer.facts([
    ['Date', day(row.issuedAt)],
    // The tables of a summary invoice name its trips and their vehicles.
    ['Trip', facts.trips ? '' : facts.tripCode],
    ['Vehicle', facts.trips || vehicles.length > 1 ? '' : named],
    ['Supplied from', dateTime(facts.start)],
    ['Supplied until', dateTime(facts.end)],
    ['SAC', facts.serviceCode],
    ['Place of supply', place ? stateText(place) : ''],
    ['Tax payable on reverse charge', place ? word('No') : ''],
    [
      'Corrects',
      corrected
        ? word('{number} of {date}', { number: corrected.number, date: day(corrected.issuedAt) })
        : '',
    ],
    ['In place of', row.kind === 'INVOICE' ? facts.replaced : ''],
    ['Supplements', row.kind === 'INVOICE' ? facts.supplemented : ''],
    ['Reason', row.reason],
  ]);
}

type Registration = Pick<StoredRegistration, 'irn' | 'signedCode' | 'registeredAt'>;
/** What is printed in addition to the document itself. */
interface Additions {
  readonly logo: Uint8Array | null;
  /** What the registration portal of India answered. */
  readonly registration: Registration | null;
}

const toCode = (
  { word, facts, dateTime }: PaperWriter,
  { irn, signedCode, registeredAt }: Registration,
): Paper['code'] => ({
  heading: word('Registered invoice'),
  text: signedCode,
  facts: facts([
    // In groups, because a line breaks only at a space.
    ['IRN', irn.replace(/.{16}(?=.)/g, '$& ')],
    ['Registered', dateTime(registeredAt)],
  ]),
});

/** The document of an invoice or a credit note, made only from what was stored when it was issued and registered. */
export function invoicePaper(country: Country, row: StoredInvoice, { logo, registration }: Additions): Paper {
  const { facts } = row;
  const untaxed = row.lines.some(({ treatment, gross }) => treatment === 'OUT_OF_SCOPE' && gross !== 0);
  const writer = createPaperWriter(country, facts.company.second);
  const { word } = writer;
  return {
    second: writer.second,
    title: writeTitle(country, row, writer),
    number: row.number,
    mark: null,
    issuer: { name: facts.company.name, lines: facts.company.lines, logo },
    groups: [
      { heading: word('Bill to'), facts: customerFacts(country, writer, facts) },
      { heading: word('Details'), facts: detailFacts(writer, row) },
    ],
    tables: buildInvoiceTables(writer, row),
    terms: [],
    signatures: [],
    ...(registration && { code: toCode(writer, registration) }),
    notes: untaxed ? [word('* Outside the scope of the tax.')] : [],
  };
}

/** An invoice or a credit note, with its code if it is registered. */
async function buildInvoice(deps: Deps, row: StoredInvoice): Promise<NamedPaper> {
  const logo = await readLogo(deps, row.facts.company);
  const [found] = await findRegistrations(deps.db, row.companyId, [row.id]);
  // The code of a cancelled registration proves nothing any more.
  const registration = found?.cancelledAt ? null : (found ?? null);
  const paper = invoicePaper(deps.country, row, { logo, registration });
  return { name: row.number.replaceAll('/', '-'), paper };
}

/** An invoice or a credit note of a trip. @throws AppProblem if the trip has none with this id */
export async function buildTripInvoice(deps: Deps, user: Actor, bookingId: string, invoiceId: string) {
  const rows = await selectTripInvoices(deps.db, requireCompany(user), bookingId);
  const row = rows.find(({ id }) => id === invoiceId);
  if (row === undefined) throw notFound('This invoice');
  const { number, kind } = row;
  return { ...(await buildInvoice(deps, row)), number, isCreditNote: kind === 'CREDIT_NOTE' };
}

export async function sendInvoice(
  deps: Deps,
  user: Actor,
  invoiceId: string,
  reply: FastifyReply,
): Promise<void> {
  await sendPdf(deps, user, reply, async () =>
    buildInvoice(deps, await ownInvoice(deps.db, requireCompany(user), invoiceId)),
  );
}
