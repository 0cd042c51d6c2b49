import { accountEndpoints, vehicleEndpoints } from '@portal/shared/contract';
import { preloadQuery, type Portal } from '@portal/shared/portal';
import { listingsView, toListQuery } from './model/view-state';

/** Loads the page of the list that an address asks for, and the plan above it. */
export async function preloadListings(portal: Portal, { searchParams }: URL): Promise<void> {
  await Promise.allSettled([
    preloadQuery(portal, vehicleEndpoints.list, { query: toListQuery(listingsView.read(searchParams)) }),
    preloadQuery(portal, accountEndpoints.plan, {}),
  ]);
}
