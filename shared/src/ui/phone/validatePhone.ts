import type { CountryCode } from 'libphonenumber-js/min';
import { loadPhoneLibrary } from './library';
import { readPhoneText } from '../../contract/entities/phone-text';

/**
 * The number in E.164, or null when there is no such number. `country` is the country of a number without
 * calling code.
 */
export async function validatePhone(value: string, country: string): Promise<string | null> {
  const typed = /[a-z]/i.test(value) ? value : readPhoneText(value);
  const library = await loadPhoneLibrary();
  // Without the library only the shape can be checked.
  if (!library) return /^\+[1-9]\d{6,14}$/.test(typed) ? typed : null;
  const defaultCountry = country.toUpperCase();
  const known = library.isSupportedCountry(defaultCountry)
    ? (defaultCountry satisfies CountryCode)
    : undefined;
  const parsed = library.parsePhoneNumberFromString(typed, { defaultCountry: known, extract: false });
  return parsed?.isValid() ? parsed.number : null;
}
