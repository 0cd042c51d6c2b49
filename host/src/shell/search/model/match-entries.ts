import type { Entry } from './entry';
import { foldText } from './fold-text';

/** The lines whose title or words have every typed word, those that begin with the text first. */
export function matchEntries(entries: readonly Entry[], text: string): readonly Entry[] {
  const typed = foldText(text.trim());
  if (typed === '') return entries;
  const words = typed.split(/\s+/);
  const fits = ({ title, words: more = '' }: Entry): boolean => {
    const searched = foldText(`${title} ${more}`);
    return words.every((word) => searched.includes(word));
  };
  const begins = ({ title }: Entry): boolean => foldText(title).startsWith(typed);
  const found = entries.filter(fits);
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))];
}
