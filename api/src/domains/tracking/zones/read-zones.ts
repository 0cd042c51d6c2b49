import type { TrackingZone } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import { groupBy } from '../../../group-by';

const selectZones = (db: Db, companyId: string) =>
  db
    .selectFrom('trackingZones as zone')
    .leftJoin('trips', (join) =>
      join.onRef('trips.id', '=', 'zone.tripId').onRef('trips.companyId', '=', 'zone.companyId'),
    )
    .select([
      'zone.id',
      'zone.name',
      'zone.kind',
      'zone.shape',
      'zone.appliesTo',
      'trips.id as tripId',
      'trips.code',
      'trips.customerName',
    ])
    .where('zone.companyId', '=', companyId);
type ZoneRow = Awaited<ReturnType<ReturnType<typeof selectZones>['execute']>>[number];

const selectChosen = (db: Db, companyId: string) =>
  db
    .selectFrom('trackingZoneVehicles as chosen')
    .innerJoin('fleetVehicles as vehicle', (join) =>
      join.onRef('vehicle.id', '=', 'chosen.vehicleId').onRef('vehicle.companyId', '=', 'chosen.companyId'),
    )
    .select(['chosen.zoneId', 'chosen.vehicleId', 'vehicle.plate'])
    .where('chosen.companyId', '=', companyId)
    .orderBy('vehicle.plate')
    .orderBy('vehicle.id');

type Chosen = TrackingZone['vehicles'][number];

const viewZone = (row: ZoneRow, vehicles: readonly Chosen[] = []): TrackingZone => ({
  zoneId: row.id,
  name: row.name,
  kind: row.kind,
  shape: row.shape,
  appliesTo: row.appliesTo,
  vehicles: vehicles.map(({ vehicleId, plate }) => ({ vehicleId, plate })),
  trip:
    row.tripId === null || row.code === null
      ? null
      : { bookingId: row.tripId, code: row.code, customerName: row.customerName },
});

/** The zones of a company, by name, without those of trips that have ended. */
export async function readZones(db: Db, companyId: string): Promise<TrackingZone[]> {
  const rows = await selectZones(db, companyId)
    .where((eb) => eb.or([eb('zone.appliesTo', '<>', 'trip'), eb('trips.status', '=', 'ONGOING')]))
    .orderBy('zone.name')
    .orderBy('zone.id')
    .execute();
  const chosen = rows.some(({ appliesTo }) => appliesTo === 'vehicles')
    ? groupBy(await selectChosen(db, companyId).execute(), ({ zoneId }) => zoneId)
    : null;
  return rows.map((row) => viewZone(row, chosen?.get(row.id)));
}

/** One zone that exists. */
export async function readZone(db: Db, companyId: string, zoneId: string): Promise<TrackingZone> {
  const row = await selectZones(db, companyId).where('zone.id', '=', zoneId).executeTakeFirstOrThrow();
  return viewZone(row, await selectChosen(db, companyId).where('chosen.zoneId', '=', zoneId).execute());
}
