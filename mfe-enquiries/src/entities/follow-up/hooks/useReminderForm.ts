import type { ApiError } from '@portal/shared/api';
import type { Enquiry } from '@portal/shared/contract';
import { useCountry, usePortal, useServerClock } from '@portal/shared/portal';
import { useState } from 'react';
import {
  findReminderErrors,
  toReminderFields,
  isEmpty,
  toReminderIso,
  type ReminderErrors,
  type ReminderFields,
} from '../model/reminder';

type ServerErrors = Partial<Record<keyof ReminderFields, string>>;

/** Input stays in the tab until it is stored: a failed call, a closed dialog or a reload loses nothing. */
export function useReminderForm({ _id, followUp }: Enquiry) {
  const { drafts } = usePortal();
  const { id: country } = useCountry();
  const clock = useServerClock();
  const key = `draft:follow-up:${_id}`;
  const [fields, setFields] = useState<ReminderFields>(
    () => readDraft(drafts.get(key)) ?? toReminderFields(followUp, country),
  );
  const [errors, setErrors] = useState<ReminderErrors>({});
  const [serverErrors, setServerErrors] = useState<ServerErrors>({});
  return {
    fields,
    errors,
    /** Next to the fields, in the server's words. */
    serverErrors,
    set(change: Partial<ReminderFields>): void {
      const next = { ...fields, ...change };
      setFields(next);
      setServerErrors({});
      if (Object.keys(errors).length > 0) setErrors(findReminderErrors(next, followUp, country, clock.now()));
      drafts.set(key, JSON.stringify(next));
    },
    /** Null if something is wrong; the error then shows next to its field. */
    check(): { remindAt: string | null; note: string } | null {
      const found = findReminderErrors(fields, followUp, country, clock.now());
      // With nothing stored there is nothing to remove.
      const wrong = isEmpty(fields) && !followUp ? { ...found, note: 'empty' as const } : found;
      setErrors(wrong);
      if (Object.keys(wrong).length > 0) return null;
      return { remindAt: toReminderIso(fields, country), note: fields.note.trim() };
    },
    /** @returns whether a field shows the error now */
    tell(error: ApiError): boolean {
      const at = (path: string) => error.fields.find((field) => field.path === path)?.message;
      const [date, note] = [at('remindAt'), at('note')];
      setServerErrors({ ...(date && { date }), ...(note && { note }) });
      return Boolean(date ?? note);
    },
    clear: () => drafts.remove(key),
  };
}

function readDraft(text: string | null): ReminderFields | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { date, time, note } = { date: '', time: '', note: '', ...value };
    return { date: String(date), time: String(time), note: String(note) };
  } catch {
    return null;
  }
}
