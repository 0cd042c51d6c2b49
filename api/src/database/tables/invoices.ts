import type { CustomerStatus, TaxTreatment } from '@portal/shared/contract';
import type { ColumnType } from 'kysely';

import type { RequiredStamp } from './accounts';

export type DocumentKind = 'INVOICE' | 'CREDIT_NOTE' | 'RECEIPT';

export interface DocumentCountersTable {
  companyId: string;
  kind: DocumentKind;
  series: string;
  last: number;
}

export interface StoredTax {
  readonly name: string;
  readonly rate: number;
  readonly amount: number;
}
export interface StoredLine {
  readonly text: string;
  readonly treatment: TaxTreatment;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}
/** Who and what an invoice names, as it was when it was issued. */
export interface InvoiceFacts {
  readonly company: { readonly name: string; readonly lines: readonly string[]; readonly taxNumber: string };
  readonly customer: { readonly name: string; readonly address: string; readonly taxNumber: string };
  readonly tripCode: string;
  readonly vehicle: string;
  readonly start: string;
  readonly end: string;
  readonly serviceCode: string;
  /** Of a credit note: the number and the time of what it corrects. */
  readonly corrected?: { readonly number: string; readonly issuedAt: string };
}

/** Money in minor units. Nothing of it changes. */
export interface InvoicesTable {
  id: string;
  companyId: string;
  tripId: string;
  kind: 'INVOICE' | 'CREDIT_NOTE';
  series: string;
  serial: number;
  number: string;
  issuedAt: RequiredStamp;
  currency: string;
  net: number;
  tax: number;
  gross: number;
  /** Written as JSON, like the next two. */
  taxes: ColumnType<StoredTax[], string, never>;
  lines: ColumnType<StoredLine[], string, never>;
  facts: ColumnType<InvoiceFacts, string, never>;
  corrects: string | null;
  reason: string | null;
  createdBy: string | null;
}

export interface CustomerFlagsTable {
  tripId: string;
  companyId: string;
  kind: 'passport' | 'licence' | 'phone' | 'email';
  hash: string;
  status: CustomerStatus;
  at: RequiredStamp;
}
