import {
  splitTax,
  halvesOf,
  type RentalSettings,
  type Settlement,
  type TaxedLine,
  type TaxTreatment,
} from '@portal/shared/contract';

import type { StoredLine, StoredTax } from '../../database/tables/invoices';

interface Charged {
  readonly settlement: Settlement;
  readonly charges: readonly { readonly type: string; readonly amount: number }[];
  readonly treatments: RentalSettings['taxTreatments'];
  /** What the rental is called: vehicle and time. */
  readonly rentalText: string;
}

/** What was charged, line by line, before the discount. */
export function chargedLines({ settlement, charges, treatments, rentalText }: Charged): TaxedLine[] {
  const of = (subject: string): TaxTreatment => treatments[subject as keyof typeof treatments] ?? 'STANDARD';
  const lines: TaxedLine[] = [
    { text: rentalText, gross: settlement.rental, treatment: of('Rental') },
    {
      text: `${settlement.extraKilometres} extra kilometres`,
      gross: settlement.extraKilometreCharge,
      treatment: of('Excess Mileage Charges'),
    },
    {
      text: `Late return, ${settlement.lateHours} hours`,
      gross: settlement.lateFee,
      treatment: of('Late Return Fee'),
    },
    ...charges.map(({ type, amount }) => ({ text: type, gross: amount, treatment: of(type) })),
    { text: 'Traffic fines', gross: settlement.fines, treatment: of('Fines') },
    { text: 'Road tolls (Salik)', gross: settlement.salik, treatment: of('Salik') },
  ];
  return lines.filter(({ gross }) => gross > 0);
}

/** Parts in proportion to the weights that add up to the whole; what rounding leaves goes to the heaviest first. */
export function shared(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((whole * weight) / sum));
  let rest = whole - parts.reduce((total, part) => total + part, 0);
  for (const at of weights.map((_, place) => place).sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0))) {
    if (rest === 0) break;
    parts[at] = (parts[at] ?? 0) + 1;
    rest -= 1;
  }
  return parts;
}

/** A discount lowers what is taxed first, each line in proportion, and only what is left of it the rest. */
export function discounted(lines: readonly TaxedLine[], discount: number): TaxedLine[] {
  const grossOf = (wanted: TaxTreatment) => (line: TaxedLine) => (line.treatment === wanted ? line.gross : 0);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const taxed = lines.map(grossOf('STANDARD'));
  const untaxed = lines.map(grossOf('OUT_OF_SCOPE'));
  const first = Math.min(discount, sum(taxed));
  const offTaxed = shared(first, taxed);
  const offUntaxed = shared(Math.min(discount - first, sum(untaxed)), untaxed);
  return lines.map((line, at) => ({
    ...line,
    gross: line.gross - (offTaxed[at] ?? 0) - (offUntaxed[at] ?? 0),
  }));
}

/** Each line with its tax, which is in what the customer pays. */
export const taxedLines = (lines: readonly TaxedLine[], rate: number): StoredLine[] =>
  lines.map(({ text, gross, treatment }) => ({
    text,
    treatment,
    gross,
    ...(treatment === 'STANDARD' ? splitTax(gross, rate) : { net: gross, tax: 0 }),
  }));

export type TaxKind = 'VAT' | 'CGST_SGST' | 'IGST';

/** What the tax is called: within an Indian state it is two halves. */
export function namedTaxes(kind: TaxKind, rate: number, tax: number): StoredTax[] {
  if (kind === 'VAT') return [{ name: 'VAT', rate, amount: tax }];
  if (kind === 'IGST') return [{ name: 'IGST', rate, amount: tax }];
  const { cgst, sgst } = halvesOf(tax);
  return [
    { name: 'CGST', rate: rate / 2, amount: cgst },
    { name: 'SGST', rate: rate / 2, amount: sgst },
  ];
}

/** The first two digits of a GSTIN are its state's; whoever has none is where the company is. */
export const taxKindOf = (country: 'ae' | 'in', company: string, customer: string): TaxKind => {
  if (country === 'ae') return 'VAT';
  return customer !== '' && customer.slice(0, 2) !== company.slice(0, 2) ? 'IGST' : 'CGST_SGST';
};

export const sumsOf = (lines: readonly StoredLine[]) => ({
  net: lines.reduce((sum, line) => sum + line.net, 0),
  tax: lines.reduce((sum, line) => sum + line.tax, 0),
  gross: lines.reduce((sum, line) => sum + line.gross, 0),
});

/** What is left of each line of an invoice after its credit notes, which have the same lines. */
export const linesLeft = (
  lines: readonly StoredLine[],
  credited: readonly (readonly StoredLine[])[],
): StoredLine[] =>
  lines.map((line, at) => {
    const off = sumsOf(credited.flatMap((note) => note[at] ?? []));
    return { ...line, net: line.net - off.net, tax: line.tax - off.tax, gross: line.gross - off.gross };
  });

/** A part of what is left, each line in proportion; its tax goes with it, and with the last of it the last of the tax. */
export function creditedLines(left: readonly StoredLine[], amount: number): StoredLine[] {
  const grosses = shared(
    amount,
    left.map(({ gross }) => gross),
  );
  return left.map((line, at) => {
    const gross = grosses[at] ?? 0;
    const tax = line.gross === 0 ? 0 : Math.round((line.tax * gross) / line.gross);
    return { ...line, gross, tax, net: gross - tax };
  });
}
