import type { Generated } from 'kysely';

/** How often a listing was looked at on a calendar day of its country. */
export interface ListingViewsTable {
  listingId: string;
  userId: string;
  day: string;
  count: Generated<number>;
}
