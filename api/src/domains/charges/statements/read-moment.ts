import { getZoneOffset, DAY, SECOND, type DateOrder, type MomentPrecision } from '@portal/shared/contract';
import { readCellText } from './cell-text';

/** A moment of a statement, as exact as the statement is. `day` is its first moment in the country's time zone. */
export interface StatementMoment {
  readonly at: Date;
  readonly precision: MomentPrecision;
}
export type MomentProblem = 'missing' | 'unreadable' | 'otherOrder' | 'eitherOrder';

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}
interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly second: number | null;
}

const MONTHS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['jan', 'january', 'يناير'],
    ['feb', 'february', 'فبراير'],
    ['mar', 'march', 'مارس'],
    ['apr', 'april', 'ابريل', 'أبريل', 'إبريل'],
    ['may', 'مايو'],
    ['jun', 'june', 'يونيو'],
    ['jul', 'july', 'يوليو'],
    ['aug', 'august', 'اغسطس', 'أغسطس'],
    ['sep', 'sept', 'september', 'سبتمبر'],
    ['oct', 'october', 'اكتوبر', 'أكتوبر'],
    ['nov', 'november', 'نوفمبر'],
    ['dec', 'december', 'ديسمبر'],
  ].flatMap((names, at) => names.map((name) => [name, at + 1])),
);

const isoDay = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const numericDay = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/;
const namedDay = /^(\d{1,2})[-/. ]*([\p{L}]+)\.?,?[-/. ]*(\d{4}|\d{2})(?!\d)/u;
const americanDay = /^([\p{L}]+)\.? (\d{1,2}),? (\d{4})(?!\d)/u;
/** Days since 30 December 1899, as spreadsheets count. */
const serialDay = /^(\d{5})(?:\.(\d+))?$/;

const toYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

const isRealDay = ({ year, month, day }: Day): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 2000 && year < 2100 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/**
 * The order that the dates themselves prove: a first part above 12 is a day, a second one shows that the month is first.
 * Null when nothing, or both, is proved. Dates with a named month or the year first need no order.
 */
export function detectDateOrder(cells: readonly string[]): DateOrder | null {
  let isDayFirst = false;
  let isMonthFirst = false;
  let isNeeded = false;
  for (const cell of cells) {
    const [, first, second] = numericDay.exec(readCellText(cell)) ?? [];
    if (first === undefined || second === undefined) continue;
    isNeeded = true;
    if (Number(first) > 12) isDayFirst = true;
    if (Number(second) > 12) isMonthFirst = true;
  }
  if (!isNeeded) return 'dayFirst';
  if (isDayFirst === isMonthFirst) return null;
  return isDayFirst ? 'dayFirst' : 'monthFirst';
}

interface DayReading {
  readonly day: Day;
  readonly rest: string;
}

function readNumericDay(
  match: RegExpExecArray,
  text: string,
  order: DateOrder | null,
): DayReading | MomentProblem {
  const [all, first = '', second = '', year = ''] = match;
  const rest = text.slice(all.length);
  const dayFirst = { year: toYear(year), month: Number(second), day: Number(first) };
  const monthFirst = { year: toYear(year), month: Number(first), day: Number(second) };
  const isSame = first === second;
  if (order === null && !isSame && isRealDay(dayFirst) && isRealDay(monthFirst)) return 'eitherOrder';
  if (order === null) return { day: isRealDay(dayFirst) ? dayFirst : monthFirst, rest };
  const [chosen, other] = order === 'dayFirst' ? [dayFirst, monthFirst] : [monthFirst, dayFirst];
  // A date that only the other order can read shows that the chosen order is wrong for its neighbours, too.
  if (!isRealDay(chosen)) return isRealDay(other) ? 'otherOrder' : 'unreadable';
  return { day: chosen, rest };
}

function readDay(text: string, order: DateOrder | null): DayReading | MomentProblem {
  const numeric = numericDay.exec(text);
  if (numeric) return readNumericDay(numeric, text, order);
  const day = readPlainDay(text);
  return day && isRealDay(day.day) ? day : 'unreadable';
}

/** A date that has only one reading. */
function readPlainDay(text: string): DayReading | null {
  const iso = isoDay.exec(text);
  if (iso)
    return {
      day: { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) },
      rest: text.slice(iso[0].length),
    };
  const named = namedDay.exec(text);
  const month = named && MONTHS[(named[2] ?? '').toLowerCase()];
  if (named && month)
    return {
      day: { year: toYear(named[3] ?? ''), month, day: Number(named[1]) },
      rest: text.slice(named[0].length),
    };
  const american = americanDay.exec(text);
  const americanMonth = american && MONTHS[(american[1] ?? '').toLowerCase()];
  if (american && americanMonth)
    return {
      day: { year: Number(american[3]), month: americanMonth, day: Number(american[2]) },
      rest: text.slice(american[0].length),
    };
  return readSerial(text);
}

function readSerial(text: string): DayReading | null {
  const serial = serialDay.exec(text);
  if (!serial) return null;
  const seconds = Math.round(Number(`0.${serial[2] ?? '0'}`) * (DAY / SECOND));
  const date = new Date(Date.UTC(1899, 11, 30) + Number(serial[1]) * DAY + seconds * 1000);
  const day = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  return { day, rest: serial[2] === undefined ? '' : date.toISOString().slice(11, 19) };
}

const clockText =
  /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?(?:\s*(am|pm|a\.m\.|p\.m\.|ص|م|صباحا|مساء))?(?:\s*hrs?\.?)?$/i;
const isAfternoon = (mark: string): boolean => /^(pm|p\.m\.|م|مساء)$/i.test(mark);

/** Null for text that is no time of day. A spreadsheet's fraction of a day is one. */
function readClock(text: string): Clock | null {
  if (/^0?\.\d+$/.test(text)) {
    const seconds = Math.round(Number(text) * (DAY / SECOND));
    return { hour: Math.floor(seconds / 3600), minute: Math.floor(seconds / 60) % 60, second: seconds % 60 };
  }
  const match = clockText.exec(text);
  if (!match) return null;
  const [, hourText = '', minute = '', second, mark] = match;
  const hour = toHour(Number(hourText), mark);
  if (hour === null || Number(minute) > 59 || Number(second ?? 0) > 59) return null;
  return { hour, minute: Number(minute), second: second === undefined ? null : Number(second) };
}

function toHour(hour: number, mark: string | undefined): number | null {
  if (mark === undefined) return hour > 23 ? null : hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (isAfternoon(mark) ? 12 : 0);
}

const offsets = new Map<string, number>();
/** The offset of the time zone on a day in ms (neither country changes its clocks, but both did once), remembered: a statement has thousands of rows of few days. */
function getOffsetOnDay(timeZone: string, { year, month, day }: Day): number {
  const key = `${timeZone} ${year}-${month}-${day}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size > 5000) offsets.clear();
  const offset = getZoneOffset(timeZone, Date.UTC(year, month - 1, day, 12));
  offsets.set(key, offset);
  return offset;
}

interface MomentCells {
  /** A date, or a date with its time. */
  readonly date: string | undefined;
  readonly time: string | undefined;
  readonly order: DateOrder | null;
  readonly timeZone: string;
}

/** The moment of a row, whose date and time may be in one cell or two. Times are those of the country's clocks. */
export function readMoment({ date, time, order, timeZone }: MomentCells): StatementMoment | MomentProblem {
  const text = readCellText(date);
  if (text === '') return 'missing';
  const reading = readDay(text, order);
  if (typeof reading === 'string') return reading;
  const { day } = reading;
  const rest = reading.rest.replace(/^[\sT,\-/|]+/, '').replace(/Z$/, '');
  const separate = readCellText(time);
  // A date cell of a spreadsheet shows midnight when its time is in the next column.
  const clockCell = separate === '' ? rest : separate;
  const midnight = Date.UTC(day.year, day.month - 1, day.day) - getOffsetOnDay(timeZone, day);
  if (clockCell === '') return { at: new Date(midnight), precision: 'day' };
  const clock = readClock(stripDay(clockCell));
  if (clock === null) return 'unreadable';
  const ms = ((clock.hour * 60 + clock.minute) * 60 + (clock.second ?? 0)) * 1000;
  return { at: new Date(midnight + ms), precision: clock.second === null ? 'minute' : 'second' };
}

/** Spreadsheets store a time of day as a moment of 30 December 1899. */
const stripDay = (text: string): string => text.replace(/^1(?:899-12-3[01]|900-01-0[01])[ T]/, '');
