import type { ChargeEventKind, ChargeState } from '@portal/shared/contract';
import { sql, type Insertable, type Updateable } from 'kysely';

import type { Db } from '../../database/connect';
import type { ChargeEventDetails, ChargeHistoryTable, ChargesTable } from '../../database/tables/charges';

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
 * Changes a charge while it is in one of the states. Undefined if the company has no such charge, if it is in
 * another state by now, or if it waits on the account of its trip.
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
    .where((eb) => eb.or([eb('accountedAt', 'is', null), eb('state', '<>', 'unbilled')]))
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
        join charge_statements statement on statement.id = line.statement_id
          and statement.company_id = line.company_id and statement.undone_at is null
        join charges on charges.id = line.charge_id and charges.company_id = line.company_id
      where charges.company_id = ${companyId} and charges.statement_id = ${statementId}
        and charges.state <> 'undone' and line.statement_id <> ${statementId} and line.outcome = 'duplicate'
      order by line.charge_id, line.statement_id
    )
    update charges set statement_id = other.statement_id, line = other.line from other
    where charges.company_id = ${companyId} and charges.id = other.charge_id
    returning charges.id as charge_id`.execute(db);
  const undone = await db
    .updateTable('charges')
    .set({ state: 'undone' })
    .where('companyId', '=', companyId)
    .where('statementId', '=', statementId)
    .where('state', '=', 'unbilled')
    .where('accountedAt', 'is', null)
    .where('id', 'not in', [...kept.map(({ chargeId }) => chargeId), '00000000-0000-0000-0000-000000000000'])
    .returning('id')
    .execute();
  return undone.map(({ id }) => id);
}

/** Puts charges that nothing bills yet on the accounts of their trips, or takes them off. @returns their ids */
export async function moveOntoAccount(
  db: Db,
  companyId: string,
  chargeIds: readonly string[],
  accountedAt: Date | null,
): Promise<string[]> {
  const rows = await db
    .updateTable('charges')
    .set({ accountedAt })
    .where('companyId', '=', companyId)
    .where('id', 'in', [...chargeIds])
    .where('state', '=', 'unbilled')
    .where('tripId', 'is not', null)
    .where('accountedAt', accountedAt === null ? 'is not' : 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Unbilled charges become billed by a document, each by its line where it has one. @returns their ids */
export async function billCharges(
  db: Db,
  companyId: string,
  charges: readonly { readonly id: string; readonly line: number | null }[],
  invoiceId: string,
): Promise<string[]> {
  const billed: string[] = [];
  for (const { id, line } of charges) {
    const row = await db
      .updateTable('charges')
      .set({ state: 'billed', invoiceId, invoiceLine: line })
      .where('companyId', '=', companyId)
      .where('id', '=', id)
      .where('state', '=', 'unbilled')
      .where('accountedAt', line === null ? 'is not' : 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (row) billed.push(row.id);
  }
  return billed;
}

/** The charges that documents of a trip bill, if nothing of its account is open. @returns their ids */
export async function collectCharges(db: Db, companyId: string, tripId: string): Promise<string[]> {
  const rows = await db
    .updateTable('charges')
    .set({ state: 'collected' })
    .where('companyId', '=', companyId)
    .where('tripId', '=', tripId)
    .where('invoiceId', 'is not', null)
    .where('state', '=', 'billed')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('trips')
          .select('trips.id')
          .where('trips.id', '=', tripId)
          .where('trips.companyId', '=', companyId)
          .where('trips.balance', '<=', 0),
      ),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The charges of a document, or of some of its lines, that it no longer bills. @returns their ids by what they are now */
export async function releaseCharges(
  db: Db,
  companyId: string,
  {
    invoiceId,
    lines,
    wholeTrips,
  }: {
    readonly invoiceId: string;
    readonly lines: readonly number[];
    readonly wholeTrips: readonly string[];
  },
): Promise<{ readonly writtenOff: string[]; readonly unbilled: string[] }> {
  const release = async (from: readonly ChargeState[], state: 'writtenOff' | 'unbilled') => {
    const rows = await db
      .updateTable('charges')
      .set({ state, invoiceId: null, invoiceLine: null })
      .where('companyId', '=', companyId)
      .where('invoiceId', '=', invoiceId)
      .where('state', 'in', [...from])
      .where((eb) =>
        eb.or([
          ...(wholeTrips.length > 0 ? [eb('tripId', 'in', [...wholeTrips])] : []),
          ...(lines.length > 0 ? [eb('invoiceLine', 'in', [...lines])] : []),
        ]),
      )
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  };
  return {
    writtenOff: await release(['disputed'], 'writtenOff'),
    unbilled: await release(['billed', 'collected'], 'unbilled'),
  };
}

interface Happened {
  readonly kind: ChargeEventKind;
  readonly userId: string | null;
  readonly at: Date;
  readonly details?: ChargeEventDetails;
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
