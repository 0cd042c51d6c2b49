import { splitCurrency } from '../contract';
import { isEmptying } from './empty-cells';

/** A heading as headings are compared: case, blanks, dashes, a currency and anything in brackets are ignored. */
export const normalizeHeader = (header: string): string =>
  splitCurrency(header)
    .text.toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * The cells of a line with the currency that the heading of their column names: "100" below "Day rate (INR)"
 * is "INR 100", so an amount of another country is refused in its row and not read as one of this country.
 */
export function addHeaderCurrencies(header: readonly string[], cells: readonly string[]): string[] {
  const named = header.map((heading) => splitCurrency(heading).currency);
  return cells.map((cell, at) => {
    const currency = named[at];
    if (!currency || cell === '' || isEmptying(cell) || splitCurrency(cell).currency === currency)
      return cell;
    return `${currency} ${cell}`;
  });
}
