import type { Row } from './row';

/**
 * Searches rows while someone types. Each letter searches only the result of the shorter word, which is kept
 * for when the letter is deleted.
 */
export function createSearch(all: readonly Row[]): (text: string) => readonly Row[] {
  let found = [{ words: '', rows: all }];
  return (text) => {
    const words = text.trim().toLowerCase();
    found = found.filter((before) => words.startsWith(before.words));
    const { words: known, rows } = found.at(-1) ?? { words: '', rows: all };
    if (known === words) return rows;
    const left = rows.filter(({ searched }) => searched.includes(words));
    found.push({ words, rows: left });
    return left;
  };
}
