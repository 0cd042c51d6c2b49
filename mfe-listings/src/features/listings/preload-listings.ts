import { accountEndpoints, listingDraftEndpoints, vehicleEndpoints } from '@portal/shared/contract';
import { preloadQuery, type Portal } from '@portal/shared/portal';
import { isListedWithDrafts, listingsView, toListQuery } from './model/view-state';

/** Loads the page of the list that an address asks for, and the plan and the drafts above it: late ones would move the list. */
export async function preloadListings(portal: Portal, { searchParams }: URL): Promise<void> {
  const view = listingsView.read(searchParams);
  const showsDrafts = isListedWithDrafts(view) && portal.capabilities.has('listing-drafts');
  await Promise.allSettled([
    preloadQuery(portal, vehicleEndpoints.list, { query: toListQuery(view) }),
    preloadQuery(portal, accountEndpoints.plan, {}),
    showsDrafts && preloadQuery(portal, listingDraftEndpoints.list, {}),
  ]);
}
