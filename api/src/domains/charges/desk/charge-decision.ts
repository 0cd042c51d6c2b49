import { chargeMatches } from '@portal/shared/contract';
import * as v from 'valibot';

import { changedSince, defineUndoable } from '../../agent-actions';
import { insertChargeHistory, updateCharge } from '../charge-repository';
import { findCharge } from './find-charges';

const decision = v.object({
  tripId: v.nullable(v.string()),
  match: v.picklist(chargeMatches),
  decidedBy: v.nullable(v.string()),
  decidedAt: v.nullable(v.string()),
});

/** Which trip a charge belongs to, as it was before a person said so. */
export const chargeDecision = defineUndoable({
  change: v.object({ before: decision, after: decision, tripCode: v.nullable(v.string()) }),
  async check({ db, user }, { subjectId, name, change: { after } }) {
    const row = await findCharge(db, user.companyId, subjectId);
    const isAsDecided =
      row.state === 'unbilled' &&
      row.accountedAt === null &&
      row.tripId === after.tripId &&
      row.decidedAt?.toISOString() === after.decidedAt;
    if (!isAsDecided) throw changedSince(name);
  },
  async undo({ deps, db, user }, { subjectId, name, change: { before, tripCode } }) {
    const { companyId, userId } = user;
    const decidedAt = before.decidedAt === null ? null : new Date(before.decidedAt);
    const changes = { ...before, decidedAt };
    const changed = await updateCharge(db, companyId, subjectId, { states: ['unbilled'], changes });
    if (changed === undefined) throw changedSince(name);
    await insertChargeHistory(db, companyId, [subjectId], {
      kind: 'decided',
      userId,
      at: deps.clock.now(),
      details: tripCode === null ? {} : { tripCode },
    });
    return null;
  },
});
