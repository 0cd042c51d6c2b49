import type { CreditReason, SupplyKind } from './document';

/** Values that PINT AE 1.0.4 prescribes. Source: OpenPeppol, PINT AE Billing, code lists and syntax bindings. */
export const SPECIFICATION = 'urn:peppol:pint:billing-1@ae-1';
export const PROCESS = 'urn:peppol:bis:billing';
export const CURRENCY = 'AED';
export const COUNTRY = 'AE';
/** The scheme of electronic addresses in the Emirates: the first ten digits of the tax number. */
export const ADDRESS_SCHEME = '0235';
/** A buyer who is not subject to electronic invoicing; the document goes to the tax authority only. */
export const OUTSIDE_THE_SCHEME = '9900000098';
export const STANDARD_RATE = 500;

/** Flags in order: free zone, deemed, margin, summary, continuous, agent, e-commerce, export. */
export const supplyFlags: Readonly<Record<SupplyKind, string>> = {
  SINGLE: '00000000',
  SUMMARY: '00010000',
  CONTINUOUS: '00001000',
};

export const creditReasons: Readonly<Record<CreditReason, string>> = {
  CANCELLED: 'DL8.61.1.A',
  PRICE_ALTERED: 'DL8.61.1.C',
};

export const documentTypes = { INVOICE: '380', CREDIT_NOTE: '381' } as const;
/** UNCL 4461: how it is paid is agreed between the parties. */
export const PAYMENT_MEANS = '1';
/** UNCL 5189: a discount. */
export const DISCOUNT_REASON = '95';
/** How often a continuous supply is invoiced. */
export const MONTHLY = 'MTH';
export const TRADE_LICENCE = 'TL';

/** The address of a taxable person on the network. */
export const getElectronicAddress = (taxNumber: string): string => taxNumber.slice(0, 10);
