import {
  parseDate,
  parseDateTime,
  parseTime,
  type CalendarDate,
  type CalendarDateTime,
  type Time,
} from '@internationalized/date';

export type DayValue = CalendarDate | CalendarDateTime;

/** Null for an empty or invalid text, as of a field that is not filled in. */
function read<Value>(parse: (text: string) => Value, text: string): Value | null {
  try {
    return text ? parse(text) : null;
  } catch {
    return null;
  }
}

/** A value of `<input type="date">` or `<input type="datetime-local">`. */
export const readDay = (kind: 'date' | 'datetime-local', text: string): DayValue | null =>
  kind === 'date' ? read(parseDate, text) : read(parseDateTime, text);

/** A value of `<input type="time">`. */
export const readTime = (text: string): Time | null => read(parseTime, text);

/** A year of two digits is of this century: 26 is 2026. */
const widenYear = <Value extends DayValue>(value: Value): Value =>
  (value.year < 100 ? value.set({ year: 2000 + value.year }) : value) as Value;

const removeSeconds = (text: string): string => text.replace(/(T?\d{2}:\d{2}):\d{2}(\.\d+)?$/, '$1');

/** The value in the form that the browser's field has. */
export const writeDay = (value: DayValue | null): string => removeSeconds(value?.toString() ?? '');

/** The same for a field that was left. */
export const settleDay = (value: DayValue | null): string => writeDay(value && widenYear(value));

export const writeTime = (value: Time | null, hasSeconds: boolean): string => {
  const text = value?.toString() ?? '';
  return hasSeconds ? text : removeSeconds(text);
};
