import type { Row } from './row';

/**
 * Looks through rows while someone types. With each letter only what the shorter word left is looked through, and what it left is still
 * there when the letter is taken back.
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
