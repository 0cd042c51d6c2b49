import * as v from 'valibot';
import { enquiry as limits } from '../limits';
import { isoMoment } from './primitives';

/** What the agent plans for an enquiry: an optional time for a reminder, and a personal note. */
export const followUp = v.object({ remindAt: v.nullable(v.string()), note: v.string() });
export type FollowUp = v.InferOutput<typeof followUp>;

/** A call with neither a time nor a note removes the follow-up. */
export const followUpBody = v.object({
  remindAt: v.nullable(isoMoment),
  note: v.pipe(v.string(), v.trim(), v.maxLength(limits.followUpNoteMax, 'validation.tooLong')),
});
