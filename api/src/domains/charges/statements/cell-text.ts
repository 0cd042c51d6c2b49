import { toLatinNumber } from '@portal/shared/contract';

/** A cell of a statement as its file has it. */
export type Cell = string;

/** The text of a cell: Latin digits, single spaces, without invisible marks or the apostrophe that keeps text from being a formula. */
export const readCellText = (cell: Cell | undefined): string =>
  toLatinNumber(cell ?? '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
    .replace(/^'(?=[=+\-@\d])/, '');

/** Arabic without vowel marks and the long stroke, and with one form of letters that people write in several ways. */
const plainArabic = (text: string): string =>
  text
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه');

const plainText = (text: string): string =>
  plainArabic(text.toLowerCase().normalize('NFC')).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** A heading without case, brackets, punctuation and blanks, so that `Amount (AED)` and `amount` are equal. */
export const plainHeading = (cell: Cell | undefined): string =>
  plainText(readCellText(cell).replace(/\(.*?\)|\[.*?\]/g, ''));

/** The name of a gate without case, blanks and punctuation: `Al Safa (North)` and `AL SAFA NORTH` are equal. */
export const readPlainPlace = (cell: Cell | undefined): string => plainText(readCellText(cell));
