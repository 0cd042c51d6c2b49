import { isCountryCode, type CountryCode } from '@portal/shared/contract';

/** The country that a path names: `/in/login` is India, `/login` has none. */
export function getPathCountry(path: string): CountryCode | null {
  const first = path.split('/')[1];
  return isCountryCode(first) ? first : null;
}
