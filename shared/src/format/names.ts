import { pageTag } from './page-tag';

const takeLetters = (word: string, count = 1) => [...word].slice(0, count).join('');

/**
 * The letters of an avatar: from two words of the name, else from the name, else from the e-mail's local
 * part.
 */
export function getInitials(name: string | null | undefined, email?: string | null): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean);
  const [first, second] = words;
  if (first && second) return (takeLetters(first) + takeLetters(second)).toUpperCase();
  if (first) return takeLetters(first, 2).toUpperCase();
  return takeLetters((email ?? '').split('@')[0] ?? '', 2).toUpperCase();
}

/** A country by its ISO code, in the page's language. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames(pageTag(), { type: 'region' }).of(code.toUpperCase()) ?? code;

/** The end of an id, enough to distinguish rows. */
export const truncateId = (id: string): string => id.slice(-6);
