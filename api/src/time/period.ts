import { limits } from '@portal/shared/contract';
import { say } from '../language/say';
import { invalidField } from '../plugins/problem';
import { message } from '../plugins/validation-messages';

const DAY = 86_400_000;
/** Where no start was requested. */
const USUAL_DAYS = 30;

/** Calendar days, both ends included. */
export interface Days {
  readonly start: string;
  readonly end: string;
}
export interface Period extends Days {
  /** The same number of days, just before. */
  readonly previous: Days;
}

interface RangeQuery {
  readonly dateStartRange?: string | undefined;
  readonly dateEndRange?: string | undefined;
}

/** @throws AppProblem on the field */
export function toPeriod({ dateStartRange, dateEndRange }: RangeQuery, today: string): Period {
  const end = dateEndRange ?? (dateStartRange && dateStartRange > today ? dateStartRange : today);
  const start = dateStartRange ?? addDays(end, 1 - USUAL_DAYS);
  const length = daysBetween(start, end) + 1;
  if (length < 1) throw invalidField('dateEndRange', message('validation.dateOrder'));
  if (length > limits.dashboard.rangeDaysMax)
    throw invalidField(
      'dateStartRange',
      say('Choose at most {days} days.', { days: limits.dashboard.rangeDaysMax }),
    );
  return { start, end, previous: { start: addDays(start, -length), end: addDays(start, -1) } };
}

/** Each day, in order. */
export const listDays = ({ start, end }: Days): string[] =>
  Array.from({ length: daysBetween(start, end) + 1 }, (_, index) => addDays(start, index));

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, date.length);

const daysBetween = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / DAY;
