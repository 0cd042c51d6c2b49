import * as v from 'valibot';
import { trip as limits } from '../limits';
import { gstin, taxRegistrationNumber } from './tax';
import { uuid } from './primitives';

/** Tax and contract of a supplier: set up before the rental management area opens. */
export const agreementData = v.nullish(
  v.object({
    country: v.nullish(v.string()),
    taxNumber: v.nullish(v.string()),
    termsNCondition: v.nullish(v.string()),
  }),
);
export type AgreementData = v.InferOutput<typeof agreementData>;

/** The tax number of either country; which one a supplier must give follows from his country. */
const taxNumber = v.union([taxRegistrationNumber, gstin], 'validation.taxNumber');
const termsNCondition = v.pipe(
  v.string('validation.required'),
  v.trim(),
  v.nonEmpty('validation.required'),
  v.maxLength(limits.termsMax, 'validation.tooLong'),
);

export const taxForm = v.object({ countryId: uuid, taxNumber });
export const termsForm = v.object({ termsNCondition });

/** Only what is filled in is sent. */
export const agreementBody = v.object({
  country: v.optional(uuid),
  taxNumber: v.optional(taxNumber),
  termsNCondition: v.optional(termsNCondition),
});

export interface OnboardingStatus {
  readonly tax: boolean;
  readonly contract: boolean;
}

/** Tax is set up when both country and tax number exist, the contract when its terms do. */
export const onboardingStatusOf = (data: AgreementData): OnboardingStatus => ({
  tax: Boolean(data?.country) && Boolean(data?.taxNumber),
  contract: Boolean(data?.termsNCondition),
});
