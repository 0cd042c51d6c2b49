import {
  agentActionLimits,
  DAY,
  type AgentAction,
  type agentActionList,
  type agentActionQuery,
  type UndoneAction,
} from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Actor, Deps } from '../../deps';
import { say, type Translated } from '../../language/say';
import { AppProblem, notFound } from '../../plugins/problem';
import { momentText } from '../../time/moment-text';
import { markUndone, type UndoCall } from '../agent-actions';
import {
  findLaterAction,
  lockAction,
  readLastActions,
  readTripStatuses,
  type ActionRow,
} from './read-actions';
import { undoableKinds } from './undoable-kinds';

const toAction = (
  row: ActionRow,
  { companyId, userId }: UndoCall['user'],
  { refusal, status }: { readonly refusal: Translated | null; readonly status: string | null },
): AgentAction => ({
  actionId: row.id,
  kind: row.kind,
  subjectId: row.subjectId,
  name: row.name,
  others: row.others,
  at: row.doneAt.toISOString(),
  params: { id: undoableKinds[row.kind].getPageId(row), companyId, userId },
  status,
  undoneAt: row.undoneAt?.toISOString() ?? null,
  refusal,
});

/** @throws AppProblem that says what happened since */
async function refuseChanged(call: UndoCall, row: ActionRow): Promise<void> {
  const { deps, db, user } = call;
  const { name } = row;
  if (row.doneAt.getTime() + agentActionLimits.keptDays * DAY < deps.clock.now().getTime())
    throw new AppProblem('conflict', 'This was done too long ago to be undone.');
  const later = await findLaterAction(db, user, row);
  if (later !== null)
    throw new AppProblem(
      'changed_meanwhile',
      say('You changed {name} again on {moment}. Undo that first.', {
        name,
        moment: momentText(deps.country, later),
      }),
    );
  await undoableKinds[row.kind].check(call, row);
}

async function findRefusal(call: UndoCall, row: ActionRow): Promise<Translated | null> {
  if (row.undoneAt !== null) return null;
  try {
    await refuseChanged(call, row);
    return null;
  } catch (error) {
    if (!(error instanceof AppProblem)) throw error;
    return error.detail;
  }
}

/**
 * The last actions of the caller, each with why it cannot be undone any more.
 * @throws AppProblem 404 where the filter names a record on which the caller did no such action
 */
export async function listActions(
  deps: Deps,
  user: Actor,
  filter: v.InferOutput<typeof agentActionQuery>,
): Promise<v.InferOutput<typeof agentActionList>> {
  const { companyId } = user;
  if (companyId === null) return { list: [] };
  const call = { deps, db: deps.db, user: { ...user, companyId } };
  const rows = await readLastActions(deps.db, call.user, filter);
  const hasSubject = filter.kind !== undefined && filter.subjectId !== undefined;
  if (hasSubject && rows.length === 0) throw notFound('This action');
  const statuses = await readTripStatuses(deps.db, companyId, rows);
  const list: AgentAction[] = [];
  for (const row of rows) {
    const refusal = await findRefusal(call, row);
    list.push(toAction(row, call.user, { refusal, status: statuses.get(row.subjectId) ?? null }));
  }
  return { list };
}

/** @throws AppProblem 404 for an action of another agent, 409 for one whose record changed since or that is undone */
export async function undoAction(deps: Deps, user: Actor, actionId: string): Promise<UndoneAction> {
  const { companyId } = user;
  if (companyId === null) throw notFound('This action');
  return deps.db.transaction().execute(async (trx) => {
    const call = { deps, db: trx, user: { ...user, companyId } };
    const row = await lockAction(trx, call.user, actionId);
    if (row === undefined) throw notFound('This action');
    if (row.undoneAt !== null) throw new AppProblem('conflict', 'This was already undone.');
    await refuseChanged(call, row);
    const note = await undoableKinds[row.kind].undo(call, row);
    const undoneAt = deps.clock.now();
    await markUndone(trx, companyId, actionId, undoneAt);
    return { ...toAction({ ...row, undoneAt }, call.user, { refusal: null, status: null }), note };
  });
}
