import { lookupId } from '../contract';
import { distance } from 'fastest-levenshtein';

export interface Named {
  readonly id?: string | undefined;
  readonly _id?: string | undefined;
  readonly name: string;
}
export type Found = { readonly id: string } | { readonly near: readonly string[] };

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
const NEAR = 3;

/** The row of a name, whatever its case and punctuation. Otherwise the names that may have been meant. */
export function findName(rows: readonly Named[], name: string): Found {
  const term = plain(name);
  const exact = rows.find((row) => plain(row.name) === term);
  if (exact) return { id: lookupId(exact) };
  // If half of a short word is wrong, it is another word.
  const reach = Math.min(NEAR, Math.ceil(term.length / 3));
  const near = rows
    .map((row) => ({ name: row.name, away: computeDistance(plain(row.name), term) }))
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.away - b.away);
  return { near: near.slice(0, NEAR).map((row) => row.name) };
}

const computeDistance = (name: string, term: string) =>
  term.length > 2 && (name.startsWith(term) || term.startsWith(name)) ? 1 : distance(name, term);
