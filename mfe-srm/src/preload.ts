import { onboardingStatus } from '@portal/shared/contract';
import { preloadQuery, type Portal } from '@portal/shared/portal';
import { tripPaths } from './entities/trip/paths';

/** The data of every page's gate, and of the list that opens an agent's day. */
export async function preload(portal: Portal, address: URL): Promise<void> {
  await Promise.allSettled([
    preloadQuery(portal, onboardingStatus, {}),
    address.pathname === tripPaths.ongoing && ongoingTrips(portal, address),
  ]);
}

/** In the page's own chunk, which comes with the document, so the request starts before the page renders. */
async function ongoingTrips(portal: Portal, address: URL) {
  const { preloadTrips } = await import(
    /* webpackChunkName: "page-trips" */ './features/trips/preload-trips'
  );
  await preloadTrips(portal, address);
}
