import { sql, type Insertable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { TrackingZonesTable } from '../../../database/tables/tracking';

export async function insertZone(db: Db, zone: Insertable<TrackingZonesTable>): Promise<void> {
  await db.insertInto('trackingZones').values(zone).execute();
}

type ZoneChange = Pick<Insertable<TrackingZonesTable>, 'name' | 'kind' | 'shape' | 'appliesTo' | 'tripId'>;

/** @returns whether there was such a zone */
export async function updateZone(
  db: Db,
  companyId: string,
  zoneId: string,
  change: ZoneChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('trackingZones')
    .set(change)
    .where('companyId', '=', companyId)
    .where('id', '=', zoneId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether there was such a zone */
export async function deleteZone(db: Db, companyId: string, zoneId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('trackingZones')
    .where('companyId', '=', companyId)
    .where('id', '=', zoneId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The vehicles that a zone applies to, in place of those before. */
export async function replaceZoneVehicles(
  db: Db,
  companyId: string,
  zoneId: string,
  vehicleIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('trackingZoneVehicles')
    .where('companyId', '=', companyId)
    .where('zoneId', '=', zoneId)
    .execute();
  if (vehicleIds.length > 0)
    await db
      .insertInto('trackingZoneVehicles')
      .values(vehicleIds.map((vehicleId) => ({ companyId, zoneId, vehicleId })))
      .execute();
}

/** The areas of trips that have ended are of no use to anybody. */
export async function deleteEndedTripZones(db: Db): Promise<void> {
  await sql`delete from tracking_zones zone using trips
    where zone.trip_id = trips.id and zone.company_id = trips.company_id and trips.status <> 'ONGOING'`.execute(
    db,
  );
}
