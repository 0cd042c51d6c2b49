import type { CountryCode } from '@portal/shared/contract';

/** The same page of another country, where its path names one: `/ae/login` and `/in/login`. */
export function getCounterpartPath(path: string, country: CountryCode): string | null {
  const [, named, rest] = /^\/(ae|in)(\/.*)$/.exec(path) ?? [];
  return named && named !== country ? `/${country}${rest}` : null;
}
