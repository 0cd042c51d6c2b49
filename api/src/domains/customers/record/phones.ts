import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

import { invalidField } from '../../../plugins/problem';
import { sayRule } from '../../../language/say';

interface Phone {
  readonly countryCode: string;
  readonly phone: string;
}

/**
 * A number in its country's plan, without the zero that is dialled only within the country.
 * @throws AppProblem on the field
 */
export function customerPhone(countryCode: string, phoneNumber: string): Phone {
  const parsed = parsePhoneNumberFromString(`${countryCode}${phoneNumber}`);
  if (!parsed?.isValid()) throw invalidField('phoneNumber', sayRule('validation.phone'));
  return { countryCode: `+${parsed.countryCallingCode}`, phone: parsed.nationalNumber };
}
