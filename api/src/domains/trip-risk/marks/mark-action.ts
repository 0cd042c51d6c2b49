import { alertVerdicts, riskLevels } from '@portal/shared/contract';
import * as v from 'valibot';

import type { Db } from '../../../database/connect';
import type { Actor } from '../../../deps';
import { changedSince, defineUndoable, recordAction } from '../../agent-actions';
import { deleteMark, upsertMark } from './risk-mark-repository';

const keptMark = v.object({
  verdict: v.picklist(alertVerdicts),
  level: v.picklist(riskLevels),
  markedAt: v.string(),
  markedBy: v.nullable(v.string()),
});
type KeptMark = v.InferOutput<typeof keptMark>;

/** The answer as it is kept with an action. Null where nobody has answered. */
export async function findKeptMark(db: Db, companyId: string, tripId: string): Promise<KeptMark | null> {
  const row = await db
    .selectFrom('tripRiskMarks')
    .select(['verdict', 'level', 'markedAt', 'markedBy'])
    .where('companyId', '=', companyId)
    .where('tripId', '=', tripId)
    .executeTakeFirst();
  return row ? { ...row, markedAt: row.markedAt.toISOString() } : null;
}

/** Called by the code of the trip. */
export async function recordMark(
  trx: Db,
  user: Actor & { readonly companyId: string },
  tripId: string,
  change: { readonly before: KeptMark | null; readonly after: KeptMark },
): Promise<void> {
  const { code } = await trx
    .selectFrom('trips')
    .select('code')
    .where('companyId', '=', user.companyId)
    .where('id', '=', tripId)
    .executeTakeFirstOrThrow();
  await recordAction(
    trx,
    user,
    { kind: 'riskMarked', subjectId: tripId, name: code, change },
    new Date(change.after.markedAt),
  );
}

/** The earlier answer about the risk of a trip counts again, or none. */
export const riskMarking = defineUndoable({
  change: v.object({ before: v.nullable(keptMark), after: keptMark }),
  async check({ db, user }, { subjectId, name, change: { after } }) {
    const mark = await findKeptMark(db, user.companyId, subjectId);
    if (mark?.markedAt !== after.markedAt || mark.verdict !== after.verdict) throw changedSince(name);
  },
  async undo({ db, user: { companyId } }, { subjectId: tripId, change: { before } }) {
    if (before === null) await deleteMark(db, companyId, tripId);
    else await upsertMark(db, { companyId, tripId, ...before, markedAt: new Date(before.markedAt) });
    return null;
  },
});
