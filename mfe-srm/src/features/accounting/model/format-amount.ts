import { readSignedMinor } from '@portal/shared/contract';
import { formatNumber } from '@portal/shared/format';

const MINOR_UNITS = 100;
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** An amount of the wire, without its currency, which the table names once. Below zero for more credit notes than invoices. */
export const formatAmount = (amount: string): string =>
  formatNumber((readSignedMinor(amount) ?? 0) / MINOR_UNITS, twoDecimals);
