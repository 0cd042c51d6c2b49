/**
 * An electronic invoice or credit note of the Emirates, as PINT AE 1.0.4 knows it and as far as a vehicle rental
 * needs it. Money is in fils; a tax rate is in hundredths of a percent; days are `YYYY-MM-DD`.
 */
export interface PintDocument {
  readonly kind: 'INVOICE' | 'CREDIT_NOTE';
  readonly supply: SupplyKind;
  readonly number: string;
  /** A UUID, which names the document for good (BTAE-07). */
  readonly id: string;
  readonly issued: { readonly day: string; /** `HH:mm:ss±HH:mm` */ readonly time: string };
  /** Only of an invoice. */
  readonly dueDay: string | null;
  readonly note: string | null;
  readonly period: Period;
  /** The number of the trip, which is the contract of the supply; of a summary the numbers of all. */
  readonly contract: string;
  /** Only of a credit note. */
  readonly corrects: Correction | null;
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly discounts: readonly PintDiscount[];
  readonly lines: readonly PintLine[];
  readonly totals: PintTotals;
}

/** `SUMMARY`: several supplies to one buyer that ended within a calendar month. `CONTINUOUS`: a rental by the month. */
export const supplyKinds = ['SINGLE', 'SUMMARY', 'CONTINUOUS'] as const;
export type SupplyKind = (typeof supplyKinds)[number];

export interface Period {
  readonly start: string;
  readonly end: string;
}

export interface Correction {
  readonly number: string;
  readonly day: string;
  readonly reason: CreditReason;
}

/** Article 61 (1) of Federal Decree-Law 8 of 2017: the supply was cancelled, or its price was altered. */
export type CreditReason = 'CANCELLED' | 'PRICE_ALTERED';

/** In the Emirates. */
export interface PintAddress {
  readonly street: string;
  readonly city: string;
  /** `DXB`: the code of the emirate. */
  readonly emirate: string;
}

export interface Seller {
  readonly name: string;
  readonly taxNumber: string;
  readonly licence: { readonly number: string; readonly authority: string };
  readonly address: PintAddress;
}

/** A buyer without a tax number is outside the scheme and has a number in the seller's books instead. */
export interface Buyer {
  readonly name: string;
  readonly taxNumber: string | null;
  readonly reference: string;
  readonly address: PintAddress;
}

/** Standard rated, or outside the scope of the tax. */
export type PintCategory = 'S' | 'O';

export interface PintLine {
  readonly text: string;
  readonly category: PintCategory;
  readonly quantity: number;
  readonly unit: PintUnit;
  readonly net: number;
  readonly tax: number;
  /** Of a summary invoice: when the supply of the line took place. */
  readonly period?: Period;
}

/** Off the lines of a category, more than zero. */
export interface PintDiscount {
  readonly text: string;
  readonly category: PintCategory;
  readonly net: number;
}

/** UN/ECE Recommendation 20: one piece, day, hour, week, month, kilometre. */
export const pintUnits = ['C62', 'DAY', 'HUR', 'WEE', 'MON', 'KMT'] as const;
export type PintUnit = (typeof pintUnits)[number];

export interface PintTotals {
  readonly categories: readonly PintCategoryTotal[];
  readonly tax: number;
  readonly gross: number;
  readonly prepaid: number;
  /** Added to what is left to be paid, such as for a till without small coins; may be below zero. */
  readonly rounding: number;
}

export interface PintCategoryTotal {
  readonly category: PintCategory;
  readonly net: number;
  readonly tax: number;
}
