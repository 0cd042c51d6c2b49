import type { CountryCode } from 'libphonenumber-js/min';
import { readPhoneText } from '../../contract/entities/phone-text';
import { toLatinDigits } from '../../contract/entities/latin-digits';
import type { PhoneLibrary } from './library';

export interface PhoneText {
  country: CountryCode;
  /** The text in the field: without the calling code. */
  text: string;
}

/** The countries of the portal, known before the library is loaded. */
export const homeCountries = [
  { country: 'AE', callingCode: '971' },
  { country: 'IN', callingCode: '91' },
] as const;

export const getCallingCode = (country: CountryCode, library: PhoneLibrary | null): string =>
  homeCountries.find((home) => home.country === country)?.callingCode ??
  library?.getCountryCallingCode(country) ??
  '';

/** Fewer digits may be a number that is still being typed. */
const SHORTEST_WITH_CODE = 11;

/** E.164 of the text in the field, even if the number is not complete yet. Empty for an empty field. */
export function toE164({ country, text }: PhoneText, library: PhoneLibrary | null): string {
  const digits = readPhoneText(text).replace(/[^\d+]/g, '');
  if (!/\d/.test(digits)) return '';
  if (digits.startsWith('+')) return digits;
  const parsed = library?.parsePhoneNumberFromString(digits, country);
  // Copied without its plus, where it is no number of this country.
  if (digits.length >= SHORTEST_WITH_CODE && parsed?.isValid() !== true) {
    const abroad = library?.parsePhoneNumberFromString(`+${digits}`);
    if (abroad?.isValid()) return abroad.number;
  }
  return parsed?.number ?? `+${getCallingCode(country, library)}${digits.replace(/^0+/, '')}`;
}

/** The text of the field for a number that was saved, pasted or filled in by the browser. */
export function fromE164(value: string, fallback: CountryCode, library: PhoneLibrary | null): PhoneText {
  const parsed = library?.parsePhoneNumberFromString(value);
  if (parsed?.country)
    return { country: parsed.country, text: formatNational(parsed.nationalNumber, parsed.country, library) };
  const home = homeCountries.find(({ callingCode }) => value.startsWith(`+${callingCode}`));
  if (home)
    return {
      country: home.country,
      text: formatNational(value.slice(home.callingCode.length + 1), home.country, library),
    };
  return { country: fallback, text: value };
}

/**
 * Groups of digits as the country writes them, without the leading zero, because the calling code comes
 * before it.
 */
export function formatNational(digits: string, country: CountryCode, library: PhoneLibrary | null): string {
  if (!library) return digits;
  const code = `+${getCallingCode(country, library)}`;
  const typed = new library.AsYouType().input(
    code + toLatinDigits(digits).replace(/\D/g, '').replace(/^0+/, ''),
  );
  return typed.startsWith(code) ? typed.slice(code.length).trim() : digits;
}
