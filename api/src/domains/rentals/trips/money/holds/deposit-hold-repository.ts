import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';

import type { Db } from '../../../../../database/connect';
import type { DepositHoldsTable } from '../../../../../database/tables/deposit-holds';

export type StoredHold = Selectable<DepositHoldsTable>;

export const insertHold = (db: Db, hold: Insertable<DepositHoldsTable>): Promise<StoredHold> =>
  db.insertInto('depositHolds').values(hold).returningAll().executeTakeFirstOrThrow();

/** For a hold whose trip the transaction has locked. */
export const updateHold = (
  db: Db,
  { companyId, id }: Pick<StoredHold, 'companyId' | 'id'>,
  columns: Updateable<DepositHoldsTable>,
): Promise<StoredHold> =>
  db
    .updateTable('depositHolds')
    .set(columns)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** How many holds lapse in one statement at most. */
export const LAPSED_AT_ONCE = 500;

export type LapsedHold = Pick<StoredHold, 'companyId' | 'tripId' | 'reference' | 'validUntil'>;

/**
 * Ends holds whose time is over; those in locked rows are found the next time. Only of one trip where it is named.
 * Returns what ended, some hundreds at most.
 */
export async function lapseHolds(
  db: Db,
  { now, trip }: { readonly now: Date; readonly trip?: Pick<StoredHold, 'companyId' | 'tripId'> },
): Promise<LapsedHold[]> {
  const tripCondition =
    trip === undefined ? sql`true` : sql`company_id = ${trip.companyId} and trip_id = ${trip.tripId}`;
  const { rows } = await sql<LapsedHold>`
    with due as (
      select company_id, id from deposit_holds
      where ${tripCondition} and state = 'AUTHORISED' and valid_until <= ${now}
      order by valid_until, id limit ${LAPSED_AT_ONCE} for update skip locked
    )
    update deposit_holds as hold set state = 'LAPSED', lapsed = hold.amount, ended_at = hold.valid_until
    from due where hold.company_id = due.company_id and hold.id = due.id
    returning hold.company_id, hold.trip_id, hold.reference, hold.valid_until`.execute(db);
  return rows;
}
