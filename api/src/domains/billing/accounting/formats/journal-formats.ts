import type { JournalFormatName } from '@portal/shared/contract';

import { quickbooks, zoho } from './csv-journals';
import { hledger } from './hledger';
import type { JournalFormat } from './journal-format';
import { tally } from './tally';

export const journalFormats: Readonly<Record<JournalFormatName, JournalFormat>> = {
  zoho,
  quickbooks,
  tally,
  hledger,
};
