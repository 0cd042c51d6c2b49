import { fromMinorUnits, type InvoiceRecord } from '@portal/shared/contract';

import type { StoredInvoice } from './store';

const shown = ({ net, tax, gross }: { net: number; tax: number; gross: number }) => ({
  net: fromMinorUnits(net),
  tax: fromMinorUnits(tax),
  gross: fromMinorUnits(gross),
});

/** `credited`: taken back of an invoice so far, in minor units. */
export const invoiceView = (row: StoredInvoice, credited: number): InvoiceRecord => ({
  invoiceId: row.id,
  kind: row.kind,
  number: row.number,
  bookingId: row.tripId,
  issuedAt: row.issuedAt.toISOString(),
  currency: row.currency,
  ...shown(row),
  taxes: row.taxes.map(({ name, rate, amount }) => ({ name, rate, amount: fromMinorUnits(amount) })),
  // A credit note keeps the lines that it leaves alone.
  lines: row.lines
    .filter(({ gross }) => gross > 0)
    .map((line) => ({ text: line.text, treatment: line.treatment, ...shown(line) })),
  corrects: row.corrects,
  reason: row.reason,
  credited: row.kind === 'INVOICE' ? fromMinorUnits(credited) : null,
});
