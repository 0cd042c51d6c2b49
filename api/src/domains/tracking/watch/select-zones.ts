import type { WatchedZone } from './watch-state';

const isForTrip = ({ tripId }: WatchedZone) => tripId !== null;
const isForVehicle = ({ vehicleIds }: WatchedZone) => vehicleIds !== null;
const isForAll = (zone: WatchedZone) => !isForTrip(zone) && !isForVehicle(zone);

/**
 * The zones that apply to a vehicle on a trip, or on none. Of those to stay in, the trip's own replace those of the
 * vehicle, which replace those for all: a car that may be in one city only is not free in the whole country.
 */
export function selectZones(
  zones: readonly WatchedZone[],
  vehicleId: string,
  tripId: string | null,
): WatchedZone[] {
  const own = zones.filter(
    (zone) =>
      isForAll(zone) || zone.vehicleIds?.includes(vehicleId) || (isForTrip(zone) && zone.tripId === tripId),
  );
  const stay = own.filter(({ kind }) => kind === 'stay');
  const narrow = [isForTrip, isForVehicle, isForAll].find((isScope) => stay.some(isScope));
  return own.filter((zone) => zone.kind !== 'stay' || narrow?.(zone));
}
