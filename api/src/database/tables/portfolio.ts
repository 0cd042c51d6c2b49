/** The number of views of a listing on a calendar day of its country. */
export interface ListingViewsTable {
  listingId: string;
  userId: string;
  day: string;
  count: number;
}
