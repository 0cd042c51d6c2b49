import { sql } from 'kysely';

import type { Db } from '../../database/connect';

interface Reader {
  readonly companyId: string;
  readonly userId: string;
  readonly at: Date;
}

/** @returns whether it was unread */
export async function insertRead(
  db: Db,
  { companyId, userId, at }: Reader,
  notificationId: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('notificationReads')
    .values({ companyId, userId, notificationId, readAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Reads a notification and all older ones. @returns whether any of them was unread */
export async function insertReadsUntil(
  db: Db,
  { companyId, userId, at }: Reader,
  until: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into notification_reads (company_id, user_id, notification_id, read_at)
    select one.company_id, ${userId}, one.id, ${at}
    from notifications one join notifications last on last.company_id = one.company_id and last.id = ${until}
    where one.company_id = ${companyId} and (one.created_at, one.id) <= (last.created_at, last.id)
    on conflict do nothing`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
