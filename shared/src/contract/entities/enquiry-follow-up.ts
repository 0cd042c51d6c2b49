import * as v from 'valibot';
import { enquiry as limits } from '../limits';
import { isoMoment } from './primitives';

/** What the agent means to do about an enquiry: when to be reminded, if at all, and a note to himself. */
export const followUp = v.object({ remindAt: v.nullable(v.string()), note: v.string() });
export type FollowUp = v.InferOutput<typeof followUp>;

/** Neither a time nor a note takes the follow-up away. */
export const followUpBody = v.object({
  remindAt: v.nullable(isoMoment),
  note: v.pipe(v.string(), v.trim(), v.maxLength(limits.followUpNoteMax, 'validation.tooLong')),
});
