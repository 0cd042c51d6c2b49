import type { Insertable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { TrackingZonesTable } from '../../../database/tables/tracking';

export async function insertZone(db: Db, zone: Insertable<TrackingZonesTable>): Promise<void> {
  await db.insertInto('trackingZones').values(zone).execute();
}

type ZoneChange = Pick<Insertable<TrackingZonesTable>, 'name' | 'kind' | 'shape'>;

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
