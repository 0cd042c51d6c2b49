import { getDateTimeFormat, type Country, type InvoiceUnit } from '@portal/shared/contract';
import type { InvoiceFacts, SellerParts, StoredLine } from '../../../database/tables/invoices';
import { getToday } from '../../../time/today';
import type { StoredInvoice } from '../invoices/invoice-repository';
import { readCategories } from '../invoices/stored-categories';
import { findTrip, writeTripLine } from '../invoices/line-of-trip';
import type { IssuedContent } from './issued-content';
import type {
  Correction,
  PintCategory,
  PintDiscount,
  PintDocument,
  PintLine,
  PintTotals,
  PintUnit,
  Period,
  SupplyKind,
} from './pint-ae/document';
import { cleanText } from './pint-ae/xml';

/** What an issued document is made of; `isWhole`: a credit note that takes the whole invoice back. */
export interface Issued {
  readonly row: IssuedContent & Pick<StoredInvoice, 'id' | 'tax'>;
  readonly isWhole: boolean;
  /** Of the company today, for documents that were issued without them. */
  readonly seller: SellerParts;
}

const units: Readonly<Record<InvoiceUnit, PintUnit>> = {
  month: 'MON',
  week: 'WEE',
  day: 'DAY',
  hour: 'HUR',
  km: 'KMT',
};

const toDays = (country: Country, { start, end }: Pick<InvoiceFacts, 'start' | 'end'>): Period => ({
  start: getToday(country, new Date(start)),
  end: getToday(country, new Date(end)),
});

const getCategory = ({ treatment }: Pick<StoredLine, 'treatment'>): PintCategory =>
  treatment === 'STANDARD' ? 'S' : 'O';

/** A line of a summary invoice says which trip it is of, and when that was. */
function toLine(country: Country, line: StoredLine, facts: InvoiceFacts): PintLine {
  const { quantity, unit, net, tax } = line;
  const trip = findTrip(line, facts);
  const isCounted =
    unit !== undefined && quantity !== undefined && Number.isInteger(quantity) && quantity > 0;
  return {
    text: cleanText(writeTripLine(line, facts)),
    category: getCategory(line),
    quantity: isCounted ? quantity : 1,
    unit: isCounted ? units[unit] : 'C62',
    net,
    tax,
    ...(trip && { period: toDays(country, trip) }),
  };
}

const toDiscount = (line: StoredLine, facts: InvoiceFacts): PintDiscount => ({
  text: cleanText(writeTripLine(line, facts)),
  category: getCategory(line),
  net: -line.net,
});

function toTotals({ row }: Issued): PintTotals {
  const { kind, gross, tax, facts } = row;
  const open = kind === 'INVOICE' ? (facts.settled?.open ?? gross) : gross;
  const categories = readCategories(row)
    .filter((category) => row.lines.some((line) => line.gross !== 0 && line.treatment === category.treatment))
    .map((category) => ({ category: getCategory(category), net: category.net, tax: category.tax }));
  return { categories, tax, gross, prepaid: gross - Math.min(gross, Math.max(0, open)), rounding: 0 };
}

function toCorrection(country: Country, { row, isWhole }: Issued): Correction | null {
  const { corrected } = row.facts;
  if (row.kind === 'INVOICE' || corrected === undefined) return null;
  return {
    number: corrected.number,
    day: getToday(country, new Date(corrected.issuedAt)),
    reason: isWhole ? 'CANCELLED' : 'PRICE_ALTERED',
  };
}

function toTime({ timeZone }: Country, at: Date): string {
  const time = getDateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(at);
  // The Emirates have one offset all year.
  return `${time}+04:00`;
}

function toParties({ row, seller }: Issued): Pick<PintDocument, 'seller' | 'buyer'> {
  const { company, customer, buyer, tripCode } = row.facts;
  return {
    seller: {
      name: cleanText(company.name),
      taxNumber: company.taxNumber,
      licence: { number: cleanText(seller.licenceNumber), authority: cleanText(seller.licenceAuthority) },
      address: {
        street: cleanText(seller.street),
        city: cleanText(seller.city),
        emirate: seller.emirate,
      },
    },
    buyer: {
      name: cleanText(customer.name),
      taxNumber: customer.taxNumber === '' ? null : customer.taxNumber,
      // Documents of before name no customer: their trip was the first contact in the seller's books.
      reference: buyer?.reference ?? tripCode,
      address: {
        street: cleanText(customer.address),
        city: cleanText(buyer?.city ?? ''),
        emirate: buyer?.emirate ?? '',
      },
    },
  };
}

function getSupply({ lines, facts }: IssuedContent): SupplyKind {
  if (facts.trips) return 'SUMMARY';
  return lines.some(({ unit, gross }) => unit === 'month' && gross !== 0) ? 'CONTINUOUS' : 'SINGLE';
}

/** The electronic document of an issued one that lacks nothing, with the same figures. */
export function toPintDocument(country: Country, issued: Issued): PintDocument {
  const { row } = issued;
  const { kind, number, id, issuedAt, facts, reason } = row;
  // A credit note also keeps the lines that it does not change.
  const lines = row.lines.filter(({ gross }) => gross !== 0);
  const day = getToday(country, issuedAt);
  const totals = toTotals(issued);
  const isOpen = totals.gross !== totals.prepaid;
  return {
    kind,
    supply: getSupply(row),
    number,
    id,
    issued: { day, time: toTime(country, issuedAt) },
    // A rental is paid when the vehicle comes back.
    dueDay: kind === 'INVOICE' && isOpen ? day : null,
    note: cleanText(reason ?? '') || null,
    period: toDays(country, facts),
    contract: facts.tripCode,
    corrects: toCorrection(country, issued),
    ...toParties(issued),
    discounts: lines.filter(({ gross }) => gross < 0).map((line) => toDiscount(line, facts)),
    lines: lines.filter(({ gross }) => gross > 0).map((line) => toLine(country, line, facts)),
    totals,
  };
}
