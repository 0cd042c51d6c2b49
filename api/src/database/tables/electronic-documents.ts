import type { RequiredStamp } from './accounts';

/** What the registration portal of India answered for an invoice or a credit note. Never changes. */
export interface InvoiceRegistrationsTable {
  companyId: string;
  invoiceId: string;
  /** The invoice reference number: SHA-256, as 64 digits of base 16. */
  irn: string;
  /** The signed QR code: a JSON Web Token. */
  signedCode: string;
  registeredAt: RequiredStamp;
  keptAt: RequiredStamp;
}
