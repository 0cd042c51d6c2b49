import { agentActionLimits, agentActionSubjects, type agentActionQuery } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../database/connect';
import type { UndoCall } from '../agent-actions';

const columns = ['id', 'kind', 'subjectId', 'name', 'others', 'change', 'doneAt', 'undoneAt'] as const;

type Owner = UndoCall['user'];

const selectActions = (db: Db, { companyId, userId }: Owner) =>
  db
    .selectFrom('agentActions')
    .select(columns)
    .where('companyId', '=', companyId)
    .where('userId', '=', userId);
export type ActionRow = Awaited<ReturnType<ReturnType<typeof selectActions>['execute']>>[number];

type Filter = v.InferOutput<typeof agentActionQuery>;

/** The newest first; of one kind and record only the newest. */
export function readLastActions(db: Db, owner: Owner, { kind, subjectId }: Filter): Promise<ActionRow[]> {
  const newest = selectActions(db, owner).orderBy('id', 'desc');
  if (kind === undefined || subjectId === undefined) return newest.limit(agentActionLimits.listed).execute();
  return newest.where('subjectId', '=', subjectId).where('kind', '=', kind).limit(1).execute();
}

/** Locked until the transaction ends, so that of two calls one undoes it. */
export const lockAction = (trx: Db, owner: Owner, actionId: string): Promise<ActionRow | undefined> =>
  selectActions(trx, owner).where('id', '=', actionId).forNoKeyUpdate().executeTakeFirst();

/** When the company did something else to the record, after this action. Undone actions left it as it was. */
export async function findLaterAction(
  db: Db,
  { companyId }: Owner,
  { id, subjectId }: Pick<ActionRow, 'id' | 'subjectId'>,
): Promise<Date | null> {
  const later = await db
    .selectFrom('agentActions')
    .select('doneAt')
    .where('companyId', '=', companyId)
    .where('subjectId', '=', subjectId)
    .where('id', '>', id)
    .where('undoneAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return later?.doneAt ?? null;
}

/** By which the page of a trip is found. */
export async function readTripStatuses(
  db: Db,
  companyId: string,
  rows: readonly ActionRow[],
): Promise<Map<string, string>> {
  const ids = rows
    .filter(({ kind }) => agentActionSubjects[kind] === 'trip')
    .map(({ subjectId }) => subjectId);
  if (ids.length === 0) return new Map();
  const trips = await db
    .selectFrom('trips')
    .select(['id', 'status'])
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .execute();
  return new Map(trips.map(({ id, status }) => [id, status]));
}
