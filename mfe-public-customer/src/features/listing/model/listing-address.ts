import { isCountryCode, publicListingPath, uuid, type CountryCode } from '@portal/shared/contract';
import * as v from 'valibot';

/** Whose listing a page shows. */
export interface ListingAddress {
  readonly country: CountryCode;
  readonly linkId: string;
}

/** Null if no listing can have this address, so that the server is not asked. */
export function readListingAddress(path: string): ListingAddress | null {
  if (!path.startsWith(`${publicListingPath}/`)) return null;
  const [country, linkId, ...others] = path
    .slice(publicListingPath.length + 1)
    .split('/')
    .filter(Boolean);
  if (!isCountryCode(country) || !v.is(uuid, linkId) || others.length > 0) return null;
  return { country, linkId: linkId as string };
}
