import * as v from 'valibot';
import { agreement, trip as limits } from '../limits';
import { gstin, pinCode, taxRegistrationNumber } from './tax';
import { uuid } from './primitives';

/** Tax and contract terms of a supplier: set up before the rental management area opens. */
export const agreementData = v.nullish(
  v.object({
    country: v.nullish(v.string()),
    taxNumber: v.nullish(v.string()),
    /** Who issued the trade licence, in the UAE. */
    licenceAuthority: v.nullish(v.string()),
    /** Of the company's address, in India. */
    pinCode: v.nullish(v.string()),
    termsNCondition: v.nullish(v.string()),
    /** Counts the changes of the terms. Contracts name the version that they were made under. */
    termsVersion: v.nullish(v.number()),
    termsChangedAt: v.nullish(v.string()),
  }),
);
export type AgreementData = v.InferOutput<typeof agreementData>;

/** The tax number of either country. The supplier's country decides which one is required. */
const taxNumber = v.union([taxRegistrationNumber, gstin], 'validation.taxNumber');
const termsNCondition = v.pipe(
  v.string('validation.required'),
  v.trim(),
  v.nonEmpty('validation.required'),
  v.maxLength(limits.termsMax, 'validation.tooLong'),
);

/**
 * What terms may name in double braces, `{{customerName}}`. A trip's contract replaces them with its own
 * values.
 */
export const termsVariables = [
  'companyName',
  'customerName',
  'customerPhone',
  'passportNumber',
  'drivingLicenseNumber',
  'vehicleName',
  'vehicleRegistrationNumber',
  'bookingStartDate',
  'bookingEndDate',
  'totalAmount',
  'securityDeposit',
  'today',
] as const;
export type TermsVariable = (typeof termsVariables)[number];

/** The names in double braces, in order and with repetitions. */
export const listVariables = (terms: string): string[] =>
  [...terms.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, name = '']) => name);

export const termsVersion = v.object({
  version: v.number(),
  changedAt: v.string(),
  /** Who changed them. */
  changedBy: v.nullish(v.string()),
  termsNCondition: v.nullish(v.string()),
});
export type TermsVersion = v.InferOutput<typeof termsVersion>;

/** As electronic invoices name it. Empty: not known. */
export const licenceAuthority = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(agreement.authorityMax, 'validation.tooLong'),
);

export const taxForm = v.object({ countryId: uuid, taxNumber });
export const termsForm = v.object({ termsNCondition });

/** Only filled-in fields are sent. */
export const agreementBody = v.object({
  country: v.optional(uuid),
  taxNumber: v.optional(taxNumber),
  licenceAuthority: v.optional(licenceAuthority),
  pinCode: v.optional(pinCode),
  termsNCondition: v.optional(termsNCondition),
});

/** Terms that need not be saved yet. Without any, the saved ones are used. */
export const termsPreviewBody = v.object({ termsNCondition: v.optional(termsNCondition) });

export interface OnboardingStatus {
  readonly tax: boolean;
  readonly contract: boolean;
}

/** Tax is set up when both country and tax number exist, the contract when its terms do. */
export const getOnboardingStatus = (data: AgreementData): OnboardingStatus => ({
  tax: Boolean(data?.country) && Boolean(data?.taxNumber),
  contract: Boolean(data?.termsNCondition),
});
