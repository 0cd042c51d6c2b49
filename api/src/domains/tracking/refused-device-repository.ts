import { DAY } from '@portal/shared/contract';
import { sql, type Insertable } from 'kysely';

import type { Db } from '../../database/connect';
import type { RefusedDevicesTable } from '../../database/tables/tracking';

/** Of one company: somebody may send any number of names with its key. */
const KEPT = 20;
export const REFUSED_LIFE = DAY;

/** Notes that a device was refused; only the newest of a company stay. Nothing that it said is kept. */
export async function noteRefusedDevice(db: Db, device: Insertable<RefusedDevicesTable>): Promise<void> {
  await db
    .insertInto('refusedDevices')
    .values(device)
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'identifier'])
        .doUpdateSet({ seenAt: device.seenAt, protocol: device.protocol }),
    )
    .execute();
  await sql`delete from refused_devices where company_id = ${device.companyId} and identifier not in (
    select identifier from refused_devices where company_id = ${device.companyId}
    order by seen_at desc, identifier limit ${KEPT})`.execute(db);
}

export async function deleteRefusedDevices(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('refusedDevices').where('seenAt', '<', before).execute();
}
