import { srmBookingEndpoints } from '@portal/shared/contract';
import { preloadQuery, type Portal } from '@portal/shared/portal';
import { toMoment } from './model/moment';
import { toListQuery, tripViews } from './model/view-state';

/** Loads the page of the ongoing trips that an address asks for. */
export async function preloadTrips(portal: Portal, { searchParams }: URL): Promise<void> {
  const { timeZone } = portal.country.get();
  const query = toListQuery('ongoing', tripViews.ongoing.read(searchParams), toMoment(timeZone));
  await preloadQuery(portal, srmBookingEndpoints.list, { query });
}
