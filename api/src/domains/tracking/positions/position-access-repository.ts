import type { Insertable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { PositionAccessesTable } from '../../../database/tables/tracking';

export async function insertPositionAccess(db: Db, access: Insertable<PositionAccessesTable>): Promise<void> {
  await db.insertInto('positionAccesses').values(access).execute();
}

export async function deleteOldPositionAccesses(db: Db, olderThan: Date): Promise<void> {
  await db.deleteFrom('positionAccesses').where('createdAt', '<', olderThan).execute();
}
