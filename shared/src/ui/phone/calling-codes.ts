import type { CountryCode } from 'libphonenumber-js/min';
import type { PhoneLibrary } from './library';
import { homeCountries } from './phoneText';

export interface CallingCode {
  country: CountryCode;
  label: string;
}

/** The portal's own countries first, then the rest of the world by name in the reader's language. */
export function callingCodes(
  locale: string,
  library: PhoneLibrary | null,
  chosen: CountryCode,
): CallingCode[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const label = (country: CountryCode, code: string) => ({
    country,
    label: `${names.of(country) ?? country} (+${code})`,
  });
  const first = homeCountries.map(({ country, callingCode }) => label(country, callingCode));
  const isHome = (country: CountryCode) => homeCountries.some((home) => home.country === country);
  const rest = library ? library.getCountries() : [chosen];
  return [
    ...first,
    ...rest
      .filter((country) => !isHome(country))
      .map((country) => label(country, library?.getCountryCallingCode(country) ?? ''))
      .sort((a, b) => a.label.localeCompare(b.label, locale)),
  ];
}
