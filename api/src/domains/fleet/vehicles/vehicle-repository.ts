import type { Insertable, Updateable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { FleetVehiclesTable } from '../../../database/tables/fleet';

export async function insertVehicle(db: Db, vehicle: Insertable<FleetVehiclesTable>): Promise<void> {
  await db.insertInto('fleetVehicles').values(vehicle).execute();
}

export async function updateVehicle(
  db: Db,
  companyId: string,
  vehicleId: string,
  columns: Updateable<FleetVehiclesTable>,
): Promise<void> {
  await db
    .updateTable('fleetVehicles')
    .set(columns)
    .where('companyId', '=', companyId)
    .where('id', '=', vehicleId)
    .execute();
}
