import { isCountryCode, type CountryCode } from '@portal/shared/contract';

/** The country a path names: `/in/login` is India's, `/login` nobody's. */
export function countryOfPath(path: string): CountryCode | null {
  const first = path.split('/')[1];
  return isCountryCode(first) ? first : null;
}
