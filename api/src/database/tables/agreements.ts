import type * as migrated from '../migrations/all';

export interface AgreementsTable extends migrated.Agreements {
  /** Who issued the trade licence; null where it is not known. */
  licenceAuthority: string | null;
  /** Six digits, in India; null where it is not known. */
  pinCode: string | null;
}

export interface AgreementTermsTable extends migrated.AgreementTerms {
  /** HTML that went through `cleanTerms`. */
  terms: string;
}
