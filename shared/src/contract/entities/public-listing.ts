import * as v from 'valibot';
import { accountType } from './company';
import { isCountryCode, type CountryCode } from './country';
import { customerPagePath } from './customer-link';
import { uuid } from './primitives';
import { shownRentalDetails } from './rental';

/** The page of a published listing; its country and the id of its link follow. */
export const publicListingPath = `${customerPagePath}/listing`;
export const writePublicListingPath = (country: CountryCode, linkId: string): string =>
  `${publicListingPath}/${country}/${linkId}`;

/** Which listing a page shows. */
export interface PublicListingAddress {
  readonly country: CountryCode;
  readonly linkId: string;
}

/** Null if no listing can have this address, so that the server is not asked. */
export function readPublicListingAddress(path: string): PublicListingAddress | null {
  if (!path.startsWith(`${publicListingPath}/`)) return null;
  const [country, linkId, ...others] = path
    .slice(publicListingPath.length + 1)
    .split('/')
    .filter(Boolean);
  if (!isCountryCode(country) || !v.is(uuid, linkId) || others.length > 0) return null;
  return { country, linkId: linkId as string };
}

/** At the end of the address, where the portal opens it for the agent: their own look is not counted. */
export const OWN_LOOK = '#own';

/** Days that the count of opened links says something about. */
export const LINK_OPENS_DAYS = 30;
export const publicListingQuery = v.object({ linkId: uuid });

/** What anyone may see of a published listing: never plate, licence, notes or ids of the company. */
export const publicListing = v.looseObject({
  /** Brand, model and year. */
  title: v.string(),
  /** What a customer quotes on the phone. */
  code: v.nullish(v.string()),
  category: v.nullish(v.string()),
  bodyType: v.nullish(v.string()),
  brand: v.nullish(v.string()),
  model: v.nullish(v.string()),
  year: v.nullish(v.number()),
  /** Of the Emirates: for which market the vehicle was built. */
  specification: v.nullish(v.string()),
  country: v.string(),
  currency: v.string(),
  state: v.nullish(v.string()),
  cities: v.nullish(v.array(v.string())),
  /** The addresses work for some minutes. The first is the cover. */
  photos: v.array(v.object({ url: v.string(), thumbnailUrl: v.nullish(v.string()) })),
  rentalDetails: v.nullish(shownRentalDetails),
  /** Null: no deposit is asked for. */
  deposit: v.nullish(v.string()),
  isLease: v.nullish(v.boolean()),
  isSpotDeliverySupported: v.nullish(v.boolean()),
  isCashSupported: v.nullish(v.boolean()),
  isCreditOrDebitCardsSupported: v.nullish(v.boolean()),
  isTabbySupported: v.nullish(v.boolean()),
  isCryptoAccepted: v.nullish(v.boolean()),
  specs: v.array(v.object({ name: v.string(), value: v.string() })),
  features: v.array(v.string()),
  /** The number that the listing names for customers. */
  phoneNumber: v.nullish(v.string()),
  seller: v.object({
    /** Null for an individual owner. */
    companyName: v.nullish(v.string()),
    companyLogo: v.nullish(v.string()),
    accountType,
    city: v.nullish(v.string()),
  }),
});
export type PublicListing = v.InferOutput<typeof publicListing>;
