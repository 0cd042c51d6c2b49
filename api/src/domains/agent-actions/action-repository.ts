import type { AgentActionKind } from '@portal/shared/contract';

import type { Db } from '../../database/connect';
import { newId } from '../../database/ids';

export interface NewAction {
  readonly companyId: string;
  readonly userId: string;
  readonly kind: AgentActionKind;
  readonly subjectId: string;
  readonly name: string;
  readonly others: number;
  readonly change: unknown;
  readonly doneAt: Date;
}

export async function insertAction(db: Db, { change, ...action }: NewAction): Promise<void> {
  await db
    .insertInto('agentActions')
    .values({ id: newId(), ...action, change: JSON.stringify(change) })
    .execute();
}

/** For an action that the transaction has locked. */
export async function markUndone(db: Db, companyId: string, actionId: string, at: Date): Promise<void> {
  await db
    .updateTable('agentActions')
    .set({ undoneAt: at })
    .where('companyId', '=', companyId)
    .where('id', '=', actionId)
    .execute();
}

/**
 * Deletes the last action of a user if it is this one and not older, for one that goes on with it.
 * @returns what it changed
 */
export async function deleteLastAction(
  db: Db,
  { companyId, userId, kind, subjectId }: Pick<NewAction, 'companyId' | 'userId' | 'kind' | 'subjectId'>,
  since: Date,
): Promise<unknown> {
  const row = await db
    .deleteFrom('agentActions')
    .where('companyId', '=', companyId)
    .where('id', '=', (last) =>
      last
        .selectFrom('agentActions as last')
        .select('last.id')
        .where('last.companyId', '=', companyId)
        .where('last.userId', '=', userId)
        .orderBy('last.id', 'desc')
        .limit(1),
    )
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .where('undoneAt', 'is', null)
    .where('doneAt', '>=', since)
    .returning('change')
    .executeTakeFirst();
  return row?.change;
}

/** The record was put back otherwise. */
export async function markSubjectUndone(
  db: Db,
  companyId: string,
  { kind, subjectId }: Pick<NewAction, 'kind' | 'subjectId'>,
  at: Date,
): Promise<void> {
  await db
    .updateTable('agentActions')
    .set({ undoneAt: at })
    .where('companyId', '=', companyId)
    .where('subjectId', '=', subjectId)
    .where('kind', '=', kind)
    .where('undoneAt', 'is', null)
    .execute();
}

export async function deleteActionsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('agentActions').where('doneAt', '<', before).execute();
}
