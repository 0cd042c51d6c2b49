import { DAY, countries, limits, type CountryCode, type FollowUp } from '@portal/shared/contract';
import { dayjs, toCountryTime } from '@portal/shared/format';

/** The input: a day and a time of the country, and a note. */
export interface ReminderFields {
  readonly date: string;
  readonly time: string;
  readonly note: string;
}
export type ReminderErrors = Partial<Record<keyof ReminderFields, ReminderError>>;
export type ReminderError = 'dateMissing' | 'timeMissing' | 'past' | 'tooFar' | 'noteTooLong' | 'empty';

export function toReminderFields(
  followUp: FollowUp | null | undefined,
  country: CountryCode,
): ReminderFields {
  const note = followUp?.note ?? '';
  if (!followUp?.remindAt) return { date: '', time: '', note };
  const moment = toCountryTime(followUp.remindAt, country);
  return { date: moment.format('YYYY-MM-DD'), time: moment.format('HH:mm'), note };
}

export const isEmpty = ({ date, time, note }: ReminderFields): boolean => !date && !time && !note.trim();

/** Null if no time was entered, or an invalid one. */
export function toReminderIso(
  { date, time }: Pick<ReminderFields, 'date' | 'time'>,
  country: CountryCode,
): string | null {
  if (!date || !time) return null;
  const moment = dayjs.tz(`${date}T${time}`, countries[country].timeZone);
  return moment.isValid() ? moment.toISOString() : null;
}

/** The errors by field. A stored reminder may be in the past. */
export function findReminderErrors(
  fields: ReminderFields,
  kept: FollowUp | null | undefined,
  country: CountryCode,
  now: number,
): ReminderErrors {
  const { date, time, note } = fields;
  const noteError: ReminderErrors =
    note.trim().length > limits.enquiry.followUpNoteMax ? { note: 'noteTooLong' } : {};
  if (!date && !time) return noteError;
  if (!date) return { ...noteError, date: 'dateMissing' };
  if (!time) return { ...noteError, time: 'timeMissing' };
  const moment = Date.parse(toReminderIso(fields, country) ?? '');
  if (Number.isNaN(moment)) return { ...noteError, date: 'dateMissing' };
  const before = toReminderFields(kept, country);
  if (before.date === date && before.time === time) return noteError;
  if (moment <= now) return { ...noteError, [isToday(date, country, now) ? 'time' : 'date']: 'past' };
  if (moment - now > limits.enquiry.followUpDaysMax * DAY) return { ...noteError, date: 'tooFar' };
  return noteError;
}

const isToday = (date: string, country: CountryCode, now: number): boolean =>
  date === toCountryTime(new Date(now), country).format('YYYY-MM-DD');
