import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { invalidField } from '../../../plugins/problem';
import { sayRule } from '../../../language/say';

/** The number in E.164 if it exists in its country's numbering plan, else null. */
export function parsePhone(phoneNumber: string): string | null {
  const parsed = parsePhoneNumberFromString(phoneNumber);
  return parsed?.isValid() ? parsed.number : null;
}

/** The number in E.164 if it exists in its country's numbering plan. @throws AppProblem on the field */
export function normalisePhone(phoneNumber: string, countryCode?: string): string {
  const parsed = parsePhoneNumberFromString(phoneNumber);
  if (!parsed?.isValid()) throw invalidField('phoneNumber', sayRule('validation.phone'));
  if (countryCode !== undefined && `+${parsed.countryCallingCode}` !== countryCode)
    throw invalidField('countryCode', 'The country code does not fit the phone number.');
  return parsed.number;
}
