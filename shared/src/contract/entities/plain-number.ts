import { toLatinNumber } from './latin-digits';

/** How people write a currency next to an amount. */
const currencyNames = {
  AED: 'aed|dhs?\\.?|\u062f\\.?\\s?\u0625\\.?|\u062f\u0631\u0647\u0645',
  INR: 'inr|rs\\.?|\u20b9|\u0930\u0941\\.?',
} as const;
type CurrencyName = keyof typeof currencyNames;
const around = (names: string) => new RegExp(`^(?:${names})\\s*|\\s*(?:${names})$`, 'gi');
const aroundAmount = {
  AED: around(currencyNames.AED),
  INR: around(currencyNames.INR),
  any: around(Object.values(currencyNames).join('|')),
};
/** A name of a currency as a word of its own: "Hours" has no rupees in it. Built on use: few pages need it. */
const createWordPattern = (names: string) =>
  new RegExp(`(?:(?<![\\p{L}\\p{M}])in\\s+)?(?<![\\p{L}\\p{M}])(?:${names})(?![\\p{L}\\p{M}])`, 'giu');

/** The heading of a column without the currency in it, and which one that is: "Day rate (INR)", "Rent in AED". */
export function splitCurrency(heading: string): { text: string; currency: CurrencyName | null } {
  const spaced = inOneSpacing(heading).replaceAll('\u20b9', ' \u20b9 ');
  for (const currency of ['AED', 'INR'] as const) {
    const text = spaced.replace(createWordPattern(currencyNames[currency]), ' ');
    if (text !== spaced) return { text, currency };
  }
  return { text: heading, currency: null };
}

const inOneSpacing = (text: string) => toLatinNumber(text).replace(/\s+/g, ' ').trim();

/** Whether a currency is next to a number: "\u20b9 100". */
export function hasCurrencyName(text: string): boolean {
  const whole = inOneSpacing(text);
  const bare = whole.replace(aroundAmount.any, '');
  return bare !== whole && /\d/.test(bare);
}

/**
 * "AED 1,250.50", "1.250,50", "\u20b91,25,000" and "\u0661\u066c\u0662\u0665\u0660" as plain numbers. Text
 * that is no number, or may be two ("1.250"), stays as it is, and the rules refuse it. So does an amount of
 * another currency than `own`, where that is known.
 */
export function readPlainNumber(text: string, own?: CurrencyName): string {
  const bare = inOneSpacing(text)
    .replace(aroundAmount[own ?? 'any'], '')
    .replace(/([\d.,])[ '\u2019](?=\d)/g, '$1');
  // Before a point, commas separate groups, wherever they are.
  if (/^-?\d+(,\d+)*\.\d+$/.test(bare) || /^-?\d{1,3}(,\d{2,3})*,\d{3}$/.test(bare))
    return bare.replaceAll(',', '');
  if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(bare) || /^-?\d{1,3}(\.\d{3}){2,}$/.test(bare))
    return bare.replaceAll('.', '').replace(',', '.');
  return /^-?\d+,\d{1,2}$/.test(bare) ? bare.replace(',', '.') : bare;
}
