import type { ChargeEventKind, ChargeState } from '@portal/shared/contract';
import { sql, type Insertable, type Updateable } from 'kysely';

import type { Db } from '../../database/connect';
import type { ChargeHistoryTable, ChargesTable } from '../../database/tables/charges';

/** Adds charges; those whose row is there already are left out. @returns the ids of the added ones */
export async function insertCharges(
  db: Db,
  charges: readonly Insertable<ChargesTable>[],
): Promise<Set<string>> {
  if (charges.length === 0) return new Set();
  const rows = await db
    .insertInto('charges')
    .values([...charges])
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'fingerprint']).where('state', '<>', 'undone').doNothing(),
    )
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

type Changes = Pick<
  Updateable<ChargesTable>,
  | 'vehicleId'
  | 'match'
  | 'matchReason'
  | 'tripId'
  | 'decidedBy'
  | 'decidedAt'
  | 'expected'
  | 'band'
  | 'isDifferent'
  | 'state'
>;

/**
 * Changes a charge while it is in one of the states. Undefined if the company has no such charge, or if it is in
 * another state by now.
 */
export const updateCharge = (
  db: Db,
  companyId: string,
  chargeId: string,
  { states, changes }: { readonly states: readonly ChargeState[]; readonly changes: Changes },
) =>
  db
    .updateTable('charges')
    .set(changes)
    .where('companyId', '=', companyId)
    .where('id', '=', chargeId)
    .where('state', 'in', [...states])
    .returning('id')
    .executeTakeFirst();

/**
 * Takes back the charges of a statement. Those that a later statement lists, too, go over to that one, so that nothing
 * that was imported is lost.
 */
export async function undoCharges(db: Db, companyId: string, statementId: string): Promise<string[]> {
  const { rows: kept } = await sql<{ chargeId: string }>`
    with other as (
      select distinct on (line.charge_id) line.charge_id, line.statement_id, line.line
      from charge_statement_lines line
        join charge_statements statement on statement.id = line.statement_id and statement.undone_at is null
        join charges on charges.id = line.charge_id
      where charges.company_id = ${companyId} and charges.statement_id = ${statementId}
        and charges.state <> 'undone' and line.statement_id <> ${statementId} and line.outcome = 'duplicate'
      order by line.charge_id, line.statement_id
    )
    update charges set statement_id = other.statement_id, line = other.line from other
    where charges.id = other.charge_id
    returning charges.id as charge_id`.execute(db);
  const undone = await db
    .updateTable('charges')
    .set({ state: 'undone' })
    .where('companyId', '=', companyId)
    .where('statementId', '=', statementId)
    .where('state', '=', 'unbilled')
    .where('id', 'not in', [...kept.map(({ chargeId }) => chargeId), '00000000-0000-0000-0000-000000000000'])
    .returning('id')
    .execute();
  return undone.map(({ id }) => id);
}

interface Happened {
  readonly kind: ChargeEventKind;
  readonly userId: string;
  readonly at: Date;
  readonly details?: { readonly reason?: string; readonly tripCode?: string };
}

/** Writes down what happened to charges. Entries are never changed. */
export async function insertChargeHistory(
  db: Db,
  companyId: string,
  chargeIds: Iterable<string>,
  { kind, userId, at, details = {} }: Happened,
): Promise<void> {
  const rows: Insertable<ChargeHistoryTable>[] = [...chargeIds].map((chargeId) => ({
    companyId,
    chargeId,
    kind,
    userId,
    at,
    details: JSON.stringify(details),
  }));
  if (rows.length > 0) await db.insertInto('chargeHistory').values(rows).execute();
}
