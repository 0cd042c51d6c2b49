import { formatRange } from '../format';
import { limits } from '@portal/shared/contract';

const DAY = 86_400_000;

/** Calendar days (`2026-03-01`), both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export const presets = ['today', '7d', '30d', '90d', 'month', 'last-month', 'custom'] as const;
export type Preset = (typeof presets)[number];
export const usualPreset = '30d';

export interface Range extends Days {
  readonly preset: Preset;
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, date.length);

/** How many days it has, both ends counted. */
export const countDays = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / DAY + 1;

/** Each of them, the earliest first. */
export const listDates = (days: Days): string[] =>
  Array.from({ length: countDays(days) }, (_, index) => addDays(days.from, index));

/** As many days, just before: the server compares with these. */
export const daysBefore = (days: Days): Days => ({
  from: addDays(days.from, -countDays(days)),
  to: addDays(days.from, -1),
});

export type RangeProblem = 'missing' | 'order' | 'tooLong';

/** Why two typed dates are no range, and which field shows that. */
export function findRangeProblem({
  from,
  to,
}: Days): { readonly field: 'from' | 'to'; readonly problem: RangeProblem } | null {
  if (!isDay(from)) return { field: 'from', problem: 'missing' };
  if (!isDay(to)) return { field: 'to', problem: 'missing' };
  if (to < from) return { field: 'to', problem: 'order' };
  return countDays({ from, to }) > limits.dashboard.rangeDaysMax ? { field: 'to', problem: 'tooLong' } : null;
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

export function getPresetDays(preset: Exclude<Preset, 'custom'>, today: string): Days {
  const firstOfMonth = `${today.slice(0, 'YYYY-MM'.length)}-01`;
  if (preset === 'month') return { from: firstOfMonth, to: today };
  if (preset === 'last-month') {
    const to = addDays(firstOfMonth, -1);
    return { from: `${to.slice(0, 'YYYY-MM'.length)}-01`, to };
  }
  const length = preset === 'today' ? 1 : Number.parseInt(preset, 10);
  return { from: addDays(today, 1 - length), to: today };
}

/** Turns any address that someone typed into a valid range. */
export function readRange(params: URLSearchParams, today: string): Range {
  const preset: Preset = presets.find((one) => one === params.get('range')) ?? usualPreset;
  if (preset !== 'custom') return { preset, ...getPresetDays(preset, today) };
  const days = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  return findRangeProblem(days)
    ? { preset: usualPreset, ...getPresetDays(usualPreset, today) }
    : { preset, ...days };
}

/** Only what differs from the default. Other parameters stay. */
export function writeRange(range: Range, params: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(params);
  for (const name of ['range', 'from', 'to']) after.delete(name);
  if (range.preset !== usualPreset) after.set('range', range.preset);
  if (range.preset === 'custom') {
    after.set('from', range.from);
    after.set('to', range.to);
  }
  return after;
}

/** "Mar 1 – 7, 2026". */
export const daysText = ({ from, to }: Days): string => formatRange('UTC', Date.parse(from), Date.parse(to));
