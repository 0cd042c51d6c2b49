import type { StoredLine } from '../../../database/tables/invoices';
import type { PaperText } from '../../../documents/paper';
import type { PaperWriter } from '../../../documents/words/create-paper-writer';
import { countWords } from '../../../documents/words/count-words';
import { isPaperWord, type PaperWord } from '../../../documents/words/paper-words';

/** Texts of lines that continue with a name or a reason: what the text begins with, and its word. */
const openTexts = [
  [/^Rental of (?<rest>.+)$/s, 'Rental of {rest}'],
  [/^Road tolls \((?<rest>.+)\)$/s, 'Road tolls ({rest})'],
  [/^Discount: (?<rest>.+)$/s, 'Discount: {rest}'],
] as const satisfies readonly (readonly [RegExp, PaperWord])[];

/** The stored English text of a line with its translation; a text that no list has stands for both. */
export function writeLineText({ word, join }: PaperWriter, text: string): PaperText {
  if (isPaperWord(text)) return word(text);
  for (const [pattern, id] of openTexts) {
    const rest = pattern.exec(text)?.groups?.['rest'];
    if (rest !== undefined) return word(id, { rest });
  }
  // A toll or fine of a supplementary invoice continues with its moment and place.
  const [, name = '', rest = ''] = /^(.+?), (.+)$/s.exec(text) ?? [];
  return isPaperWord(name) ? join([word(name), rest], ', ') : text;
}

/** `7 days`; empty for a line that counts nothing. */
export const writeQuantity = (
  { word }: PaperWriter,
  { quantity, unit }: Pick<StoredLine, 'quantity' | 'unit'>,
): PaperText =>
  quantity === undefined || unit === undefined ? '' : word(countWords[unit], { count: quantity });
