import {
  splitGst,
  splitTax,
  splitTaxInHalves,
  type CountryCode,
  type InvoiceLineKind,
  type RentalLine,
  type RentalSettings,
  type Settlement,
  type TaxTreatment,
} from '@portal/shared/contract';

import type { StoredLine, StoredTax } from '../../../database/tables/invoices';

type ChargedLine = Omit<StoredLine, 'net' | 'tax'>;

/** Road tolls by the name that customers of the country know. */
const tollText: Readonly<Record<CountryCode, string>> = {
  ae: 'Road tolls (Salik)',
  in: 'Road tolls (FASTag)',
};

interface Charged {
  readonly country: CountryCode;
  readonly settlement: Settlement;
  readonly charges: readonly { readonly type: string; readonly amount: number }[];
  readonly treatments: RentalSettings['taxTreatments'];
  /** The agreed combination of rates. */
  readonly rental: readonly RentalLine[];
  readonly rentalText: string;
  readonly extraKmCharge: number;
  readonly discountReason: string | null;
}

/** The rental by its agreed prices; as one sum where the prices do not add up to it. */
function rentalLines(
  { settlement, rental, rentalText: text }: Charged,
  treatment: TaxTreatment,
): ChargedLine[] {
  const kind: InvoiceLineKind = 'rental';
  if (rental.reduce((sum, { amount }) => sum + amount, 0) !== settlement.rental)
    return [{ kind, text, gross: settlement.rental, treatment }];
  return rental.map(({ period, count, rate, amount }) => ({
    kind,
    text,
    treatment,
    gross: amount,
    quantity: count,
    unit: period,
    unitPrice: rate,
  }));
}

/** The charges line by line; a discount is a separate line. */
export function chargedLines(charged: Charged): ChargedLine[] {
  const { settlement, charges, treatments, extraKmCharge } = charged;
  const of = (subject: string): TaxTreatment => treatments[subject as keyof typeof treatments] ?? 'STANDARD';
  const { extraKilometres, lateHours } = settlement;
  const lines: ChargedLine[] = [
    ...rentalLines(charged, of('Rental')),
    {
      kind: 'extraKilometres',
      text: 'Extra kilometres',
      gross: settlement.extraKilometreCharge,
      treatment: of('Excess Mileage Charges'),
      quantity: extraKilometres,
      unit: 'km',
      unitPrice: extraKmCharge,
    },
    {
      kind: 'late',
      text: 'Late return',
      gross: settlement.lateFee,
      treatment: of('Late Return Fee'),
      quantity: lateHours,
      unit: 'hour',
    },
    ...charges.map(({ type, amount }) => ({
      kind: 'charge' as const,
      text: type,
      gross: amount,
      treatment: of(type),
    })),
    { kind: 'fines', text: 'Traffic fines', gross: settlement.fines, treatment: of('Fines') },
    { kind: 'salik', text: tollText[charged.country], gross: settlement.salik, treatment: of('Salik') },
  ];
  const there = lines.filter(({ gross }) => gross > 0);
  return [...there, ...discountLines(there, charged)];
}

const sumGross = (lines: readonly Pick<StoredLine, 'gross' | 'treatment'>[], wanted: TaxTreatment) =>
  lines.reduce((sum, { gross, treatment }) => (treatment === wanted ? sum + gross : sum), 0);

/** A discount first lowers the taxed lines, and only its rest lowers the others. */
function discountLines(
  lines: readonly ChargedLine[],
  { settlement: { discount }, discountReason }: Charged,
): ChargedLine[] {
  const text = discountReason ? `Discount: ${discountReason}` : 'Discount';
  const offTaxed = Math.min(discount, sumGross(lines, 'STANDARD'));
  return (
    [
      ['STANDARD', offTaxed],
      ['OUT_OF_SCOPE', discount - offTaxed],
    ] as const
  ).flatMap(([treatment, off]) =>
    off > 0 ? [{ kind: 'discount' as const, text, gross: -off, treatment }] : [],
  );
}

export type TaxKind = 'VAT' | 'CGST_SGST' | 'IGST';

/**
 * Each line with its tax, which is included in what the customer pays. The two halves of the tax are equal on
 * each line. A discount line corrects the total tax to the tax of the sum, so that rounding never leaves a
 * negative amount.
 */
export function taxedLines(lines: readonly ChargedLine[], rate: number, kind: TaxKind): StoredLine[] {
  const split = kind === 'CGST_SGST' ? splitTaxInHalves : splitTax;
  const { tax: whole } = split(sumGross(lines, 'STANDARD'), rate);
  let sum = 0;
  // Discounts come last.
  return lines.map((line) => {
    const { gross } = line;
    if (line.treatment !== 'STANDARD') return { ...line, net: gross, tax: 0 };
    const tax = gross >= 0 ? split(gross, rate).tax : Math.max(evenly(gross, kind), Math.min(0, whole - sum));
    sum += tax;
    return { ...line, net: gross - tax, tax };
  });
}

const evenly = (minor: number, kind: TaxKind) => (kind === 'CGST_SGST' ? 2 * Math.trunc(minor / 2) : minor);

/** The name of the tax: within an Indian state it is two halves. */
export function namedTaxes(kind: TaxKind, rate: number, tax: number): StoredTax[] {
  if (kind === 'VAT') return [{ name: 'VAT', rate, amount: tax }];
  if (kind === 'IGST') return [{ name: 'IGST', rate, amount: tax }];
  const { cgst, sgst } = splitGst(tax);
  return [
    { name: 'CGST', rate: rate / 2, amount: cgst },
    { name: 'SGST', rate: rate / 2, amount: sgst },
  ];
}

/** Outside the company's own state it is one tax. */
export const getTaxKind = (
  country: 'ae' | 'in',
  companyState: string | null,
  place: string | null,
): TaxKind => {
  if (country === 'ae') return 'VAT';
  return place !== null && place !== companyState ? 'IGST' : 'CGST_SGST';
};

export const computeSums = (lines: readonly StoredLine[]) => ({
  net: lines.reduce((sum, line) => sum + line.net, 0),
  tax: lines.reduce((sum, line) => sum + line.tax, 0),
  gross: lines.reduce((sum, line) => sum + line.gross, 0),
});
