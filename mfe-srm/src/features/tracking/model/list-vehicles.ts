import type { VehiclePosition } from '@portal/shared/contract';
import type { Show, View } from './view-state';

const matchers: Record<Show, (position: VehiclePosition) => boolean> = {
  all: () => true,
  moving: ({ state }) => state === 'moving',
  parked: ({ state }) => state === 'parked',
  offline: ({ state }) => state === 'offline' || state === 'new',
  rented: ({ trip }) => Boolean(trip),
  free: ({ trip }) => !trip,
};

/** The vehicles that match search and filter, in the order of the server. */
export function listVehicles(
  positions: readonly VehiclePosition[],
  { search, show }: Pick<View, 'search' | 'show'>,
): VehiclePosition[] {
  const text = search.trim().toLowerCase();
  const isMatch = matchers[show];
  return positions.filter((position) => {
    if (!isMatch(position)) return false;
    const { plate, trip } = position;
    return [plate, trip?.code, trip?.customerName].some((part) => part?.toLowerCase().includes(text));
  });
}

/** The newest of each vehicle: those of a later answer replace earlier ones, in their place. */
export function mergePositions(
  all: readonly VehiclePosition[],
  newer: ReadonlyMap<string, VehiclePosition>,
): VehiclePosition[] {
  return all.map((position) => newer.get(position.vehicleId) ?? position);
}
