import { toLatinDigits } from '@portal/shared/contract';
import { sql, type RawBuilder } from 'kysely';

/** The index contains groups of three characters; shorter words are searched at the beginnings of words. */
const SHORTEST_INSIDE = 3;

/** A number as it may be typed: `+971 50 123-4567`. */
const isPhone = (text: string): boolean => /^\+?[\d\s()./-]{3,}$/.test(text);

/** As the database writes the separators of a key: not at all. */
const removeSeparators = (word: string): string => word.replace(/[./_-]/g, '');

/**
 * The words of a search, without separators, each of which must occur. A phone number is one word with any
 * spacing, without the zeros or the plus before it. Words without a letter or digit are left out.
 */
export function splitSearch(text: string): string[] {
  const typed = toLatinDigits(text)
    .replace(/\p{Cc}/gu, ' ')
    .trim();
  if (isPhone(typed)) {
    const digits = typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
    return digits === '' ? [] : [digits];
  }
  return typed
    .split(/\s+/)
    .map(removeSeparators)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** A word that can be a number of a document, a plate or a phone. */
export const hasDigit = (words: readonly string[]): boolean => words.some((word) => /\d/.test(word));

type Key = RawBuilder<string>;

const writePattern = (word: string): RawBuilder<string> => {
  const start = [...word].length < SHORTEST_INSIDE ? '% ' : '%';
  return sql`${start} || replace(replace(to_search_key(${word}), '\\', '\\\\'), '%', '\\%') || '%'`;
};

/** True for a row whose key contains every word. The key begins with a space, and so does each of its words. */
export const matchesKey = (key: Key, words: readonly string[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    words.map((word) => sql`${key} like ${writePattern(word)}`),
    sql` and `,
  )})`;

/**
 * Sorts a row that has the one number of the search as a whole word before those in whose numbers it occurs.
 * Many rows match a name, so for a name there is no such order.
 */
export const orderExactFirst = (key: Key, words: readonly string[]): RawBuilder<number> => {
  const [word = ''] = words;
  if (words.length !== 1 || !hasDigit(words)) return sql`null::integer`;
  return sql`case when strpos(${key} || ' ', ' ' || to_search_key(${word}) || ' ') > 0 then 0 else 1 end`;
};

/** The key of a document's number, as migration 0066 indexes it. */
export const numberKey = (column: string): Key =>
  sql`(' ' || translate(lower(${sql.ref(column)}), './_-', ''))`;
