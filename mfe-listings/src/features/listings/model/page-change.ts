import type { EndpointResult, Listing, ListingCounts, vehicleEndpoints } from '@portal/shared/contract';
import { getProgress } from './listing';

export type ListingPage = EndpointResult<typeof vehicleEndpoints.list>;

const countListing = (row: Listing): ListingCounts => ({
  all: 1,
  published: row.isVisible ? 1 : 0,
  hidden: row.isVisible ? 0 : 1,
  incomplete: getProgress(row).isComplete ? 0 : 1,
});
const addCounts = (counts: ListingCounts, more: ListingCounts, sign: 1 | -1): ListingCounts => ({
  all: counts.all + sign * more.all,
  published: counts.published + sign * more.published,
  hidden: counts.hidden + sign * more.hidden,
  incomplete: counts.incomplete + sign * more.incomplete,
});

/** The page with one listing changed in place. Counts cover all listings, so they change on every page. */
export function withChanged(page: ListingPage, before: Listing, changes: Partial<Listing>): ListingPage {
  const list = page.list.map((row) => (row.vehicleId === before.vehicleId ? { ...row, ...changes } : row));
  const counts =
    page.counts &&
    addCounts(addCounts(page.counts, countListing(before), -1), countListing({ ...before, ...changes }), 1);
  return { ...page, list, ...(counts ? { counts } : {}) };
}

/** The page without one listing. The total and the counts of the states are lower by it. */
export function withRemoved(page: ListingPage, removed: Listing): ListingPage {
  const list = page.list.filter(({ vehicleId }) => vehicleId !== removed.vehicleId);
  const counts = page.counts && addCounts(page.counts, countListing(removed), -1);
  return {
    ...page,
    list,
    total: page.total - (page.list.length - list.length),
    ...(counts ? { counts } : {}),
  };
}
