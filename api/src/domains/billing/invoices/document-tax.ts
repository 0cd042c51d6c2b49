import { splitGst, splitTax, splitTaxInHalves } from '@portal/shared/contract';

import type { StoredCategory, StoredLine, StoredTax, TaxKind } from '../../../database/tables/invoices';

/** A line before its tax is computed. The rate is in hundredths of a percent, 0 outside the scope of the tax. */
export type ChargedLine = Omit<StoredLine, 'net' | 'tax'> & { readonly rate: number };
/** A line of a document of version 2. */
export type TaxedLine = StoredLine & { readonly rate: number };

export interface Sums {
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

/** Lines, categories and totals of a document, which agree to the minor unit. */
export interface TaxedDocument extends Sums {
  readonly lines: readonly TaxedLine[];
  readonly categories: readonly StoredCategory[];
  /** The taxes of all categories, by name and rate. */
  readonly taxes: readonly StoredTax[];
}

export const computeSums = (parts: readonly Sums[]): Sums => ({
  net: parts.reduce((sum, { net }) => sum + net, 0),
  tax: parts.reduce((sum, { tax }) => sum + tax, 0),
  gross: parts.reduce((sum, { gross }) => sum + gross, 0),
});

export const isInHalves = (kind: TaxKind): boolean => kind === 'CGST_SGST';

/** The taxes by name: within an Indian state two halves of the same amount. */
export function createNamedTaxes(kind: TaxKind, rate: number, tax: number): StoredTax[] {
  if (kind !== 'CGST_SGST') return [{ name: kind, rate, amount: tax }];
  const { cgst, sgst } = splitGst(tax);
  return [
    { name: 'CGST', rate: rate / 2, amount: cgst },
    { name: 'SGST', rate: rate / 2, amount: sgst },
  ];
}

type Category = Pick<StoredCategory, 'treatment' | 'rate'>;
export const isSameCategory = (one: Category, other: Category): boolean =>
  one.treatment === other.treatment && one.rate === other.rate;

/** Each category once, in the order of the lines. */
export const listCategories = (lines: readonly Category[]): Category[] =>
  lines
    .filter((line, at) => lines.findIndex((other) => isSameCategory(line, other)) === at)
    .map(({ treatment, rate }) => ({ treatment, rate }));

/** A line of a category with the net amount that it would have alone. */
export interface Proposal<Line> {
  readonly line: Line;
  readonly net: number;
  /** How far the true value is above the proposed one. */
  readonly missing: number;
}
interface WithGross {
  readonly gross: number;
}

/** Rounds the net amount of a line for itself. The rate is in hundredths of a percent. */
export function proposeNet<Line extends WithGross>(line: Line, rate: number): Proposal<Line> {
  const exact = (line.gross * 10_000) / (10_000 + rate);
  const net = Math.round(exact);
  return { line, net, missing: exact - net };
}

/**
 * Moves single minor units between the lines until they add up to `net`: first where a proposal is furthest from
 * the true value. No line gets a net amount beyond its gross amount, or of the other sign.
 * @throws RangeError if `net` is out of the lines' reach
 */
export function settleNets<Line extends WithGross>(
  proposals: readonly Proposal<Line>[],
  net: number,
): (Line & Sums)[] {
  const parts = proposals.map((proposal) => ({ ...proposal }));
  let rest = net - parts.reduce((sum, part) => sum + part.net, 0);
  const step = Math.sign(rest);
  const inOrder = [...parts].sort((one, other) => step * (other.missing - one.missing));
  while (rest !== 0) {
    const before = rest;
    for (const part of inOrder) {
      const { gross } = part.line;
      const next = part.net + step;
      if (rest === 0 || next < Math.min(0, gross) || next > Math.max(0, gross)) continue;
      part.net = next;
      rest -= step;
    }
    if (rest === before) throw new RangeError('The lines have no room for their net amount.');
  }
  return parts.map(({ line, net: own }) => ({ ...line, net: own, tax: line.gross - own }));
}

/** Puts lines of all categories together again, in their order. */
export function composeDocument(lines: readonly TaxedLine[], kind: TaxKind): TaxedDocument {
  const categories = listCategories(lines).map((category): StoredCategory => {
    const sums = computeSums(lines.filter((line) => isSameCategory(line, category)));
    const isTaxed = category.treatment === 'STANDARD';
    return { ...category, ...sums, taxes: isTaxed ? createNamedTaxes(kind, category.rate, sums.tax) : [] };
  });
  return { lines, categories, taxes: addTaxes(categories), ...computeSums(categories) };
}

function addTaxes(categories: readonly StoredCategory[]): StoredTax[] {
  const sums = new Map<string, StoredTax>();
  for (const tax of categories.flatMap(({ taxes }) => taxes)) {
    const key = `${tax.name} ${tax.rate}`;
    sums.set(key, { ...tax, amount: (sums.get(key)?.amount ?? 0) + tax.amount });
  }
  return [...sums.values()];
}

/** Changes the lines of each category together; the order stays. */
export function mapCategories<Line extends Category, Changed>(
  lines: readonly Line[],
  change: (lines: readonly Line[], category: Category) => readonly Changed[],
): Changed[] {
  const results = listCategories(lines).map((category) => ({
    category,
    changed: change(
      lines.filter((line) => isSameCategory(line, category)),
      category,
    )[Symbol.iterator](),
  }));
  return lines.flatMap((line) => {
    const next = results.find(({ category }) => isSameCategory(line, category))?.changed.next();
    return next === undefined || next.done ? [] : [next.value];
  });
}

/**
 * Extracts the tax from lines that contain it: from the sum of each category, rounded once. CGST and SGST are
 * equal halves. The lines share the net amount of their category.
 */
export function taxDocument(lines: readonly ChargedLine[], kind: TaxKind): TaxedDocument {
  const split = isInHalves(kind) ? splitTaxInHalves : splitTax;
  const taxed = mapCategories(lines, (own, { rate }) => {
    const gross = own.reduce((sum, line) => sum + line.gross, 0);
    return settleNets(
      own.map((line) => proposeNet(line, rate)),
      split(gross, rate).net,
    );
  });
  return composeDocument(taxed, kind);
}
