import type { StoredLine } from '../../../database/tables/invoices';
import { countWords } from '../../../documents/words/count-words';
import { translateWord } from '../../../documents/words/paper-words';

/** `7 days`; empty for a line that counts nothing. */
export const quantityText = ({ quantity, unit }: Pick<StoredLine, 'quantity' | 'unit'>): string =>
  quantity === undefined || unit === undefined
    ? ''
    : translateWord('en', countWords[unit], { count: quantity });
