import type { CustomerStatus, InvoiceLineKind, InvoiceUnit, TaxTreatment } from '@portal/shared/contract';
import type { Locale } from '@portal/shared/i18n/locales';
import type { ColumnType, Generated } from 'kysely';

import type * as migrated from '../migrations/all';

export type DocumentKind = 'INVOICE' | 'CREDIT_NOTE' | 'RECEIPT';

export interface DocumentCountersTable extends migrated.DocumentCounters {
  kind: DocumentKind;
}

/** The head of a document, as it was when it was issued. */
export interface PaperIssuer {
  readonly name: string;
  readonly lines: readonly string[];
  /** The file of the picture. */
  readonly logo: string | null;
  /** The language next to English. Documents of earlier releases are in English alone. */
  readonly second?: Exclude<Locale, 'en'>;
}

/** A simplified tax invoice need not name its buyer. Only the Emirates have it. */
export type InvoiceForm = 'FULL' | 'SIMPLIFIED';

export type TaxKind = 'VAT' | 'CGST_SGST' | 'IGST';

export interface StoredTax {
  readonly name: string;
  readonly rate: number;
  readonly amount: number;
}

/**
 * What a document charges at one treatment and rate. Its tax is computed from its sum and rounded once; the net
 * amounts of its lines add up to its net amount.
 */
export interface StoredCategory {
  readonly treatment: TaxTreatment;
  /** In hundredths of a percent; 0 outside the scope of the tax. */
  readonly rate: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
  /** VAT, or CGST and SGST, or IGST. None outside the scope of the tax. */
  readonly taxes: readonly StoredTax[];
}
export interface StoredLine {
  readonly text: string;
  readonly treatment: TaxTreatment;
  readonly net: number;
  readonly tax: number;
  /** Negative for a discount. */
  readonly gross: number;
  /** Documents issued by earlier releases have none of the following. */
  readonly kind?: InvoiceLineKind;
  readonly quantity?: number;
  readonly unit?: InvoiceUnit;
  /** Price of one, tax included. */
  readonly unitPrice?: number;
  /** Since snapshot version 2: the rate of its category, in hundredths of a percent. */
  readonly rate?: number;
  /** Since snapshot version 3: the trip that the line belongs to. */
  readonly tripId?: string;
}

/** From when to when a trip had a vehicle. */
export interface SuppliedVehicle {
  readonly plate: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** India: the rate of its hire in hundredths of a percent, where its fields tell. */
  readonly gstRate?: number;
}

/** What an electronic invoice says of the seller beyond the head of the document; empty where it is not known. */
export interface SellerParts {
  readonly street: string;
  readonly city: string;
  /** `DXB`: the code of the emirate. */
  readonly emirate: string;
  readonly licenceNumber: string;
  /** Who issued the trade licence. */
  readonly licenceAuthority: string;
}

/** What an electronic invoice says of the buyer beyond the name, the address and the tax number. */
export interface BuyerParts {
  /** Names the customer in the seller's books. */
  readonly reference: string;
  readonly city: string;
  /** `DXB`: the code of the emirate. */
  readonly emirate: string;
}

/** India: an address as a registered invoice names it; empty where it is not known. */
export interface IndianAddress {
  readonly street: string;
  readonly city: string;
  readonly pinCode: string;
}

/** What an invoice says of a trip. */
export interface TripFacts {
  readonly tripCode: string;
  /** The vehicle that came back last. */
  readonly vehicle: string;
  readonly vehicles?: readonly SuppliedVehicle[];
  /** From handover to return. */
  readonly start: string;
  readonly end: string;
}

/** One of the trips of a summary invoice. */
export interface SummarizedTrip extends TripFacts {
  readonly tripId: string;
}

/**
 * The parties and items that an invoice names, as they were when it was issued. Older documents have no
 * optional fields.
 */
export interface InvoiceFacts extends TripFacts {
  readonly company: PaperIssuer & { readonly taxNumber: string };
  readonly customer: {
    readonly name: string;
    readonly address: string;
    readonly taxNumber: string;
    /** The two digits of an Indian state, where the state is known. */
    readonly state?: string;
  };
  /** Both in the Emirates only. */
  readonly seller?: SellerParts;
  readonly buyer?: BuyerParts;
  /** India only. The street of the customer is its address. */
  readonly addresses?: { readonly seller: IndianAddress; readonly buyer: Omit<IndianAddress, 'street'> };
  /**
   * Since snapshot version 3, of a summary invoice and its credit notes: all trips, the first returned first. Then the
   * facts of the one trip are those of all: every code and vehicle, from the first handover to the last return.
   */
  readonly trips?: readonly SummarizedTrip[];
  readonly serviceCode: string;
  /** The two digits of an Indian state. */
  readonly placeOfSupply?: string;
  /** As it was when issued, in minor units; a negative `open` is owed to the customer. */
  readonly settled?: { readonly paid: number; readonly kept: number; readonly open: number };
  readonly form?: InvoiceForm;
  /** For a credit note: the number and the time of the document that it corrects. */
  readonly corrected?: { readonly number: string; readonly issuedAt: string };
  /** For an invoice that replaces a fully credited one: the number of that invoice. */
  readonly replaced?: string;
  /** For a supplementary invoice: the number of the invoice that it adds to. */
  readonly supplemented?: string;
}

/** Money in minor units. Never changes. */
export interface InvoicesTable extends migrated.Invoices {
  /** Of a summary invoice the first one; `invoiceTrips` has all. */
  tripId: string;
  kind: 'INVOICE' | 'CREDIT_NOTE';
  /** 1: tax by line, and no categories. 2: tax by category. 3: several trips. Kept invoices of before have none. */
  version: Generated<number>;
  /** Written as JSON, like the next three. Read with `readCategories`. */
  categories: ColumnType<StoredCategory[], string, never>;
  taxes: ColumnType<StoredTax[], string, never>;
  lines: ColumnType<StoredLine[], string, never>;
  facts: ColumnType<InvoiceFacts, string, never>;
  /** The fully credited invoice that this one replaces. */
  replaces: string | null;
  /** Of a supplementary invoice: the invoice of the trip that it adds to. */
  supplements: string | null;
}

/** For companies that no longer exist. */
export interface KeptInvoicesTable extends migrated.KeptInvoices {
  kind: 'INVOICE' | 'CREDIT_NOTE';
  /** The row of `invoices`, by column name. */
  paper: ColumnType<object, string, never>;
}

export interface CustomerFlagsTable extends migrated.CustomerFlags {
  kind: 'passport' | 'licence' | 'phone' | 'email';
  status: CustomerStatus;
}
