import type { CountryCode } from '@portal/shared/contract';
import type { Deps } from '../deps';
import { UsageError } from './arguments';

export type OperatorDeps = Pick<Deps, 'db' | 'mail' | 'clock' | 'country' | 'printer'>;
export type DepsByCountry = ReadonlyMap<CountryCode, OperatorDeps>;

/** @throws UsageError for a country that is not served */
export function getDeps(byCountry: DepsByCountry, country: CountryCode): OperatorDeps {
  const deps = byCountry.get(country);
  if (deps === undefined) throw new UsageError(`--country must be ${[...byCountry.keys()].join(' or ')}.`);
  return deps;
}
