import type { TrackingZone, VehiclePosition } from '@portal/shared/contract';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

type Trip = NonNullable<VehiclePosition['trip']>;

/** `T-000012, Asha Rao` */
export const formatTrip = ({ code, customerName }: Pick<Trip, 'code' | 'customerName'>): string =>
  [code, customerName].filter(Boolean).join(', ');

const toChoices = (labels: ReadonlyMap<string, string>): Choice[] =>
  [...labels]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label));

/** The vehicles and running trips to choose from, each once, with what the zone has although it has no tracker. */
export function listScopeChoices(positions: readonly VehiclePosition[], zone: TrackingZone | null) {
  const trips = [...positions.map(({ trip }) => trip), zone?.trip].filter(
    (trip) => trip !== null && trip !== undefined,
  );
  return {
    vehicles: toChoices(
      new Map([...positions, ...(zone?.vehicles ?? [])].map(({ vehicleId, plate }) => [vehicleId, plate])),
    ),
    trips: toChoices(new Map(trips.map((trip) => [trip.bookingId, formatTrip(trip)]))),
  };
}
