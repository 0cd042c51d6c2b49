import type { Insertable, Selectable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { FleetMaintenanceTable } from '../../../database/tables/fleet';

export const insertMaintenance = (
  db: Db,
  entry: Insertable<FleetMaintenanceTable>,
): Promise<Selectable<FleetMaintenanceTable>> =>
  db.insertInto('fleetMaintenance').values(entry).returningAll().executeTakeFirstOrThrow();

/** Undefined if the company has no such entry. */
export const deleteMaintenance = (db: Db, companyId: string, maintenanceId: string) =>
  db
    .deleteFrom('fleetMaintenance')
    .where('id', '=', maintenanceId)
    .where('companyId', '=', companyId)
    .returningAll()
    .executeTakeFirst();
