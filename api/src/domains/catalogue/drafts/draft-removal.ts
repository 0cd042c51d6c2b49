import { listingDraftLimits } from '@portal/shared/contract';
import * as v from 'valibot';

import { changedSince, defineUndoable } from '../../agent-actions';
import { findDeletedDraft, markDraft } from './draft-repository';

/** A deleted draft of a new listing comes back with its files. */
export const draftRemoval = defineUndoable({
  change: v.object({}),
  async check({ deps, db, user }, { subjectId, name }) {
    const deletedAt = (await findDeletedDraft(db, user, subjectId))?.deletedAt ?? null;
    const until = deps.clock.now().getTime() - listingDraftLimits.restoreWithin;
    if (deletedAt === null || deletedAt.getTime() <= until) throw changedSince(name);
  },
  async undo({ db, user }, { subjectId }) {
    await markDraft(db, user, { draftId: subjectId, level: 'basics' }, null);
    return null;
  },
});
