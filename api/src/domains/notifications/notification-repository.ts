import type { ImportedSubject, NotificationFacts, NotificationKind } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from '../../database/connect';
import { newId } from '../../database/ids';

export interface NewNotification {
  readonly companyId: string;
  readonly kind: NotificationKind;
  /** Unique within the company. */
  readonly matter: string;
  readonly facts: NotificationFacts;
  readonly tripId: string | null;
  readonly vehicleId: string | null;
  readonly createdAt: Date;
}

interface Written {
  readonly id: string;
  /** False: a matter that was known before, whose facts changed. */
  readonly isNew: boolean;
}

/** The same matter again brings the facts up to date. @returns null if nothing changed */
export async function upsertNotification(
  db: Db,
  { facts, companyId, ...row }: NewNotification,
): Promise<Written | null> {
  const id = newId();
  const written = await db
    .insertInto('notifications')
    .values({ id, companyId, ...row, facts: JSON.stringify(facts) })
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'matter'])
        .doUpdateSet(({ ref }) => ({ facts: ref('excluded.facts') }))
        .where(sql<boolean>`notifications.facts is distinct from excluded.facts`),
    )
    .returning('id')
    .executeTakeFirst();
  return written === undefined ? null : { id: written.id, isNew: written.id === id };
}

interface ImportedPart {
  readonly subject: ImportedSubject;
  readonly added: number;
  readonly refused: number;
  /** Parts of imports that began earlier are no longer counted. */
  readonly since: Date;
}

/** Adds the rows of a part to the import that is under way. @returns whether there is one */
export async function addToImport(
  db: Db,
  companyId: string,
  { subject, added, refused, since }: ImportedPart,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update notifications set facts = facts || jsonb_build_object(
      'added', (facts->>'added')::int + ${added}::int, 'refused', (facts->>'refused')::int + ${refused}::int)
    where company_id = ${companyId} and id = (
      select id from notifications where company_id = ${companyId} and kind = 'importFinished'
        and facts->>'subject' = ${subject} and created_at > ${since}
      order by created_at desc, id desc limit 1)`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function deleteNotificationsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notifications').where('createdAt', '<', before).execute();
}

/** What happened on the trips of a customer. */
export async function deleteCustomerNotifications(
  db: Db,
  companyId: string,
  customerId: string,
): Promise<void> {
  await sql`delete from notifications using trips
    where trips.company_id = ${companyId} and trips.customer_id = ${customerId}
      and notifications.company_id = trips.company_id and notifications.trip_id = trips.id`.execute(db);
}
