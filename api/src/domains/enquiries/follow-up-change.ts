import * as v from 'valibot';

import { notFound } from '../../plugins/problem';
import { changedSince, defineUndoable } from '../agent-actions';
import { updateFollowUp } from './enquiry-repository';
import { findEnquiry } from './store';

const followUp = v.object({ remindAt: v.nullable(v.string()), note: v.string() });
export type FollowUp = v.InferOutput<typeof followUp>;

const toMoment = ({ remindAt }: FollowUp): Date | null => (remindAt === null ? null : new Date(remindAt));

/** The reminder and the note of an enquiry as they were, also where the reminder is due meanwhile. */
export const followUpChange = defineUndoable({
  change: v.object({ before: followUp, after: followUp }),
  async check({ db, user }, { subjectId, name, change: { after } }) {
    const row = await findEnquiry(db, user.userId, subjectId);
    if (row === undefined) throw notFound('This enquiry');
    if (row.followUpNote !== after.note || row.remindAt?.getTime() !== toMoment(after)?.getTime())
      throw changedSince(name);
  },
  async undo({ deps, db, user }, { subjectId, change: { before } }) {
    const key = { enquiryId: subjectId, userId: user.userId, now: deps.clock.now() };
    await updateFollowUp(db, key, toMoment(before), before.note);
    return null;
  },
});
