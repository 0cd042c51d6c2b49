import type { CustomerStatus, InvoiceLineKind, InvoiceUnit, TaxTreatment } from '@portal/shared/contract';
import type { ColumnType } from 'kysely';

import type { RequiredStamp } from './accounts';

export type DocumentKind = 'INVOICE' | 'CREDIT_NOTE' | 'RECEIPT';

export interface DocumentCountersTable {
  companyId: string;
  kind: DocumentKind;
  series: string;
  last: number;
}

/** What stands at the head of a paper, as it was when it was issued. */
export interface PaperIssuer {
  readonly name: string;
  readonly lines: readonly string[];
  /** The file of the picture. */
  readonly logo: string | null;
}

/** Pictures that stand on papers, which are kept for them. */
export interface IssuedLogosTable {
  fileId: string;
  companyId: string;
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
  /** Below zero for a discount. */
  readonly gross: number;
  /** Papers of before have none of the following. */
  readonly kind?: InvoiceLineKind;
  readonly quantity?: number;
  readonly unit?: InvoiceUnit;
  /** Of one, tax included. */
  readonly unitPrice?: number;
}

/** From when to when a trip had a vehicle. */
export interface SuppliedVehicle {
  readonly plate: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** Who and what an invoice names, as it was when it was issued; papers of before have none of what may be absent. */
export interface InvoiceFacts {
  readonly company: PaperIssuer & { readonly taxNumber: string };
  readonly customer: {
    readonly name: string;
    readonly address: string;
    readonly taxNumber: string;
    /** The two digits of an Indian state, where it is known. */
    readonly state?: string;
  };
  readonly tripCode: string;
  /** The vehicle that came back last. */
  readonly vehicle: string;
  readonly vehicles?: readonly SuppliedVehicle[];
  /** From handover to return. */
  readonly start: string;
  readonly end: string;
  readonly serviceCode: string;
  /** The two digits of an Indian state. */
  readonly placeOfSupply?: string;
  /** When it was issued, in minor units; below zero `open` is owed to the customer. */
  readonly settled?: { readonly paid: number; readonly kept: number; readonly open: number };
  /** Of a credit note: the number and the time of what it corrects. */
  readonly corrected?: { readonly number: string; readonly issuedAt: string };
  /** Of an invoice in place of one that was credited in full: its number. */
  readonly replaced?: string;
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
  /** The invoice that was credited in full, in whose place this one stands. */
  replaces: string | null;
  reason: string | null;
  createdBy: string | null;
}

export interface KeptLogosTable {
  id: string;
  content: Buffer;
}

/** Of companies that are gone. */
export interface KeptInvoicesTable {
  id: string;
  companyId: string;
  companyName: string;
  kind: 'INVOICE' | 'CREDIT_NOTE';
  number: string;
  issuedAt: RequiredStamp;
  keepUntil: RequiredStamp;
  logoId: string | null;
  /** The row of `invoices`, by the names of its columns. */
  paper: ColumnType<unknown, string, never>;
}

export interface CustomerFlagsTable {
  tripId: string;
  companyId: string;
  kind: 'passport' | 'licence' | 'phone' | 'email';
  hash: string;
  status: CustomerStatus;
  at: RequiredStamp;
}
