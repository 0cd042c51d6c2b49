import { pageTag } from './page-tag';

const takeLetters = (word: string, count = 1) => [...word].slice(0, count).join('');

/** The letters of an avatar: of two words of the name, else of the name, else of the e-mail's local part. */
export function initials(name: string | null | undefined, email?: string | null): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean);
  const [first, second] = words;
  if (first && second) return (takeLetters(first) + takeLetters(second)).toUpperCase();
  if (first) return takeLetters(first, 2).toUpperCase();
  return takeLetters((email ?? '').split('@')[0] ?? '', 2).toUpperCase();
}

/** A country by its ISO code, as the page's language calls it. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames(pageTag(), { type: 'region' }).of(code.toUpperCase()) ?? code;

/** The end of an id, enough to tell rows apart. */
export const truncateId = (id: string): string => id.slice(-6);
