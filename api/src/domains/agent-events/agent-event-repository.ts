import type { Insertable } from 'kysely';

import type { Db } from '../../database/connect';
import type { AgentEventsTable } from '../../database/tables/customer-links';

export async function insertEvent(db: Db, event: Insertable<AgentEventsTable>): Promise<void> {
  await db.insertInto('agentEvents').values(event).execute();
}

export async function deleteOldEvents(db: Db, olderThan: Date): Promise<void> {
  await db.deleteFrom('agentEvents').where('at', '<', olderThan).execute();
}
