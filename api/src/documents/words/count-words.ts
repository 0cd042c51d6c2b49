import type { InvoiceUnit } from '@portal/shared/contract';

import type { PaperWord } from './paper-words';

/** What a document counts, with the number as `count`. */
export const countWords: Readonly<Record<InvoiceUnit, PaperWord>> = {
  month: '{count, plural, one {# month of 30 days} other {# months of 30 days}}',
  week: '{count, plural, one {# week} other {# weeks}}',
  day: '{count, plural, one {# day} other {# days}}',
  hour: '{count, plural, one {# hour} other {# hours}}',
  km: '{count} km',
};
