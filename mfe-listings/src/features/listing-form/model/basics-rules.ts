import { levelOneBody, moneyText, rentalPeriods, type CountryCode } from '@portal/shared/contract';
import { validatePhone } from '@portal/shared/ui/phone';
import * as v from 'valibot';
import type { BasicsValues } from './basics-values';

const amountOrNothing = (text: string) => (v.is(moneyText, text) ? text.trim() : '');

/** What is switched off is not looked at, so a half-typed amount in it must not refuse the form. */
export function withoutSwitchedOff(values: BasicsValues): BasicsValues {
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

/** The contract's rules for level one, on what the form holds. */
export const basicsRules = v.pipe(
  v.custom<BasicsValues>((value) => typeof value === 'object'),
  v.transform((values): v.InferInput<typeof levelOneBody> => withoutSwitchedOff(values)),
  levelOneBody,
);

/** Beside the shape of the contract: whether there is such a number at all. */
export const isUnknownPhone = async (phoneNumber: string, country: CountryCode): Promise<boolean> =>
  (await validatePhone(phoneNumber, country)) === null;
