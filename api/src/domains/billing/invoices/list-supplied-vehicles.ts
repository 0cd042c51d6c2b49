import type { Db } from '../../../database/connect';
import type { SuppliedVehicle } from '../../../database/tables/invoices';
import { fleetVehiclesById, getFleetGstRate, nameFleetVehicle } from '../../fleet';
import { listVehiclePeriods, type TripRow } from '../../rentals';

/** Which vehicle a closed trip had from when to when, in order, from the handover to the return. */
export async function listSuppliedVehicles(
  db: Db,
  trip: TripRow,
  { start, end }: { readonly start: Date; readonly end: Date },
): Promise<SuppliedVehicle[]> {
  const times = await listVehiclePeriods(db, trip.companyId, trip.id);
  const had = times.length > 0 ? times : [{ vehicleId: trip.vehicleId, startsAt: start, endsAt: end }];
  const rows = await fleetVehiclesById(db, trip.companyId, [
    ...new Set(had.map(({ vehicleId }) => vehicleId)),
  ]);
  const last = had.length - 1;
  return had.map(({ vehicleId, startsAt, endsAt }, at) => {
    const vehicle = rows.find(({ id }) => id === vehicleId);
    const gstRate = vehicle && getFleetGstRate(vehicle);
    return {
      plate: vehicle?.plate ?? trip.plate,
      name: vehicle ? nameFleetVehicle(vehicle) : '',
      from: (at === 0 ? start : startsAt).toISOString(),
      to: (at === last ? end : (endsAt ?? end)).toISOString(),
      ...(typeof gstRate === 'number' && { gstRate }),
    };
  });
}
