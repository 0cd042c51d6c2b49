import type { InvoiceRecord, TripLedger } from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';

export function aLedger(changes: Partial<TripLedger> = {}): TripLedger {
  return {
    currency: 'AED',
    entries: [
      {
        entryId: buildId(801),
        kind: 'ADVANCE',
        amount: '500',
        method: 'card',
        receiptNumber: 'R-000001',
        at: '2026-03-01T06:00:00.000Z',
      },
    ],
    total: '750',
    paid: '500',
    balance: '250',
    deposit: { agreed: '0', held: '0', deducted: '0', returned: '0', left: '0', dueAt: null },
    ...changes,
  };
}

export const aDeposit = (left: string, dueAt: string | null = null): TripLedger['deposit'] => ({
  agreed: '1000',
  held: '1000',
  deducted: '0',
  returned: '0',
  left,
  dueAt,
});

export const anInvoice = (changes: Partial<InvoiceRecord> = {}): InvoiceRecord => ({
  invoiceId: buildId(900),
  kind: 'INVOICE',
  number: 'INV-000007',
  bookingId: buildId(501),
  issuedAt: '2026-03-04T07:10:00.000Z',
  currency: 'AED',
  net: '1007.62',
  tax: '50.38',
  gross: '1058',
  taxes: [],
  lines: [],
  ...changes,
});
