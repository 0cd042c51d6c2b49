import { countries, readPlainNumber, toLatinNumber, type CountryCode } from '../contract';

const YES = ['yes', 'y', 'true', '1', 'x', '\u2713'];
const NO = ['', 'no', 'n', 'false', '0', '-'];

/** Null for anything else. */
export function readFlag(cell: string): boolean | null {
  const word = cell.toLowerCase();
  return YES.includes(word) ? true : NO.includes(word) ? false : null;
}

/**
 * "AED 1,250.50" and "1250,5" in the Emirates, "₹1,25,000" in India as plain numbers. Text that is no amount,
 * or an amount of another currency, stays as it is, and the rules refuse it.
 */
export function readAmount(cell: string, country: CountryCode): string {
  const plain = readPlainNumber(cell, countries[country].currency);
  // No spreadsheet writes three decimals of an amount.
  return /^\d{1,3}\.\d{3}$/.test(plain) ? plain.replace('.', '') : plain;
}

/** A reading or a distance: "12,500 km". */
export const readKilometres = (cell: string): string =>
  readPlainNumber(cell.replace(/\s*(km|kms|\u0643\u0645|\u0915\u093f\u092e\u0940)\.?$/i, ''));

/** ISO, or day first as both countries write it. Anything else stays as it is. */
export function readDate(cell: string): string {
  const date = toLatinNumber(cell);
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(date) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : date;
}

/** The kilometre limit: a number, or without limit. */
export function readMileage(cell: string): { mileageLimit: string; unlimitedMileage: boolean } {
  const isUnlimited = /^(unlimited|no limit|none|\u221e)$/i.test(cell);
  return {
    mileageLimit: isUnlimited ? '' : readKilometres(cell),
    unlimitedMileage: isUnlimited,
  };
}

export const readList = (cell: string): string[] =>
  cell
    .split(/[;|,\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
