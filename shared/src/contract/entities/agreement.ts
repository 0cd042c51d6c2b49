import * as v from 'valibot';
import { trip as limits } from '../limits';
import { getAnswers, getChanges } from './record-fields';
import { taxFields } from './tax-fields';

/** Tax and contract terms of a supplier: set up before the rental management area opens. */
export const agreementData = v.nullish(
  v.object({
    ...getAnswers(taxFields),
    termsNCondition: v.nullish(v.string()),
    /** Counts the changes of the terms. Contracts name the version that they were made under. */
    termsVersion: v.nullish(v.number()),
    termsChangedAt: v.nullish(v.string()),
  }),
);
export type AgreementData = v.InferOutput<typeof agreementData>;

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
  'emiratesId',
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

export const termsForm = v.object({ termsNCondition });

/** Only filled-in fields are sent. */
export const agreementBody = v.object({
  ...getChanges(taxFields),
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
