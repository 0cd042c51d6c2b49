import type { InvoiceUnit } from '@portal/shared/contract';

import type { StoredLine } from '../../../database/tables/invoices';

const unitNames: Readonly<Record<InvoiceUnit, readonly [string, string]>> = {
  month: ['month of 30 days', 'months of 30 days'],
  week: ['week', 'weeks'],
  day: ['day', 'days'],
  hour: ['hour', 'hours'],
  km: ['km', 'km'],
};

/** `7 days`; empty for a line that counts nothing. */
export const quantityText = ({ quantity, unit }: Pick<StoredLine, 'quantity' | 'unit'>): string =>
  quantity === undefined || unit === undefined
    ? ''
    : `${quantity} ${unitNames[unit][quantity === 1 ? 0 : 1]}`;
