import { limits, termsForm } from '@portal/shared/contract';
import * as v from 'valibot';
import { hasWords } from './variables';

export interface TermsValues {
  termsNCondition: string;
}

/** The contract's rule, with an editor's empty paragraph counting as empty. */
export const termsRules = v.pipe(
  termsForm,
  v.forward(
    v.check(({ termsNCondition }) => hasWords(termsNCondition), 'validation.required'),
    ['termsNCondition'],
  ),
);
export const termsMax = limits.trip.termsMax;
