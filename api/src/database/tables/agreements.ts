import type { Stamp } from './accounts';

export interface AgreementsTable {
  userId: string;
  countryId: string | null;
  taxNumber: string | null;
  /** Who issued the trade licence; null where it is not known. */
  licenceAuthority: string | null;
  /** Six digits, in India; null where it is not known. */
  pinCode: string | null;
  updatedAt: Stamp;
}

export interface AgreementTermsTable {
  userId: string;
  version: number;
  /** HTML that went through `cleanTerms`. */
  terms: string;
  changedBy: string | null;
  changedAt: Stamp;
}
