import { pageTag } from './page-tag';

// Creating a format takes a hundred times as long as using it.
const formats = new Map<string, Intl.NumberFormat>();

/** "1,250", "12%": a number as the page's language writes it. */
export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}, tag = pageTag()): string {
  const key = `${tag} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(tag, options);
  formats.set(key, format);
  return format.format(value);
}

/** "One, two, and three", or "one, two, or three". */
export const formatList = (
  words: Iterable<string>,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(pageTag(), { type }).format(words);

/** "Dubai, Sharjah": a list of names, without "and", with the comma of the page's language. */
export const joinNames = (names: Iterable<string>): string =>
  [...names].join(pageTag().startsWith('ar') ? '، ' : ', ');
