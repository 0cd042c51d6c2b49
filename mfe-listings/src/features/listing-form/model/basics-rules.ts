import { levelOneBody, moneyText, rentalPeriods, type CountryCode } from '@portal/shared/contract';
import { validatePhone } from '@portal/shared/ui/phone';
import * as v from 'valibot';
import type { BasicsValues } from '../../../entities/listing/model/to-basics-values';

const amountOrNothing = (text: string) => (v.is(moneyText, text) ? text.trim() : '');

/** A part that is switched off is not checked, so that a half-typed amount in it does not refuse the form. */
export function removeSwitchedOffRates(values: BasicsValues): BasicsValues {
  const rentalDetails = { ...values.rentalDetails };
  for (const period of rentalPeriods) {
    const rate = rentalDetails[period];
    if (rate.enabled) continue;
    const mileageLimit = /^\d{0,6}$/.test(rate.mileageLimit) ? rate.mileageLimit : '';
    Object.assign(rentalDetails, {
      [period]: { ...rate, rentInAED: amountOrNothing(rate.rentInAED), mileageLimit },
    });
  }
  const { enabled, amountInAED } = values.securityDeposit;
  return {
    ...values,
    rentalDetails,
    securityDeposit: { enabled, amountInAED: enabled ? amountInAED : amountOrNothing(amountInAED) || '0' },
  };
}

/** The contract's rules for level one, applied to the form. */
export const basicsRules = v.pipe(
  v.custom<BasicsValues>((value) => typeof value === 'object'),
  v.transform((values): v.InferInput<typeof levelOneBody> => removeSwitchedOffRates(values)),
  levelOneBody,
);

/** In addition to the contract's format: whether such a number exists. */
export const isUnknownPhone = async (phoneNumber: string, country: CountryCode): Promise<boolean> =>
  (await validatePhone(phoneNumber, country)) === null;
