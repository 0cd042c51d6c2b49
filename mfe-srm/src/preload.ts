import { onboardingStatus } from '@portal/shared/contract';
import { preloadQuery, type Portal } from '@portal/shared/portal';
import { tripPaths } from './features/trips/paths';

/** What the gate of every page asks for, and the list with which an agent opens the day. */
export async function preload(portal: Portal, address: URL): Promise<void> {
  await Promise.allSettled([
    preloadQuery(portal, onboardingStatus, {}),
    address.pathname === tripPaths.ongoing && ongoingTrips(portal, address),
  ]);
}

/** In the page's own file, which comes with the document: it asks before the page can. */
async function ongoingTrips(portal: Portal, address: URL) {
  const { preloadTrips } = await import(
    /* webpackChunkName: "page-trips" */ './features/trips/preload-trips'
  );
  await preloadTrips(portal, address);
}
