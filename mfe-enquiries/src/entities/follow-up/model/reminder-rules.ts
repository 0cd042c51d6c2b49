import type { CountryCode, FollowUp } from '@portal/shared/contract';
import * as v from 'valibot';
import type { MessageId } from '../../../messages/useText';
import {
  findReminderErrors,
  isEmpty,
  toReminderIso,
  type ReminderError,
  type ReminderFields,
} from './reminder';

export const reminderFields = ['date', 'time', 'note'] as const;

/** An id that ends in `Required` keeps its text at an empty field. */
const messages: Readonly<Record<ReminderError, MessageId>> = {
  dateMissing: 'enquiries.followUp.dateRequired',
  timeMissing: 'enquiries.followUp.timeRequired',
  past: 'enquiries.followUp.past',
  tooFar: 'enquiries.followUp.tooFar',
  noteTooLong: 'enquiries.followUp.noteTooLong',
  empty: 'enquiries.followUp.noteRequired',
};

/** @param getNow the server's time, read at each check */
export function createReminderRules(
  kept: FollowUp | null | undefined,
  country: CountryCode,
  getNow: () => number,
) {
  const findErrors = (fields: ReminderFields) => {
    const errors = findReminderErrors(fields, kept, country, getNow());
    // With nothing stored there is nothing to remove.
    return isEmpty(fields) && !kept ? { ...errors, note: 'empty' as const } : errors;
  };
  return v.pipe(
    v.object({ date: v.string(), time: v.string(), note: v.string() }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      const errors = findErrors(value);
      for (const key of reminderFields) {
        const error = errors[key];
        if (error)
          addIssue({
            message: messages[error],
            path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }],
          });
      }
    }),
    v.transform((fields) => ({ remindAt: toReminderIso(fields, country), note: fields.note.trim() })),
  );
}
export type CheckedReminder = v.InferOutput<ReturnType<typeof createReminderRules>>;
