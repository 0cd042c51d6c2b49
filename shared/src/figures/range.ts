import { isDay } from '../address';
import { formatRange } from '../format';
import { addDays, countDays, limits, type Days } from '@portal/shared/contract';

export const presets = [
  'today',
  '7d',
  '30d',
  '90d',
  'month',
  'last-month',
  'quarter',
  'last-quarter',
  'custom',
] as const;
export type Preset = (typeof presets)[number];
export type DaysPreset = Exclude<Preset, 'custom'>;
export const usualPreset: DaysPreset = '30d';

export interface Range extends Days {
  readonly preset: Preset;
}

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

const MONTH_LENGTH = 'YYYY-MM'.length;
const MONTHS = 3;

/** The first day of the month, or of the quarter, that a day belongs to. */
function findStart(day: string, months: 1 | typeof MONTHS): string {
  const month = Number(day.slice('YYYY-'.length, MONTH_LENGTH)) - 1;
  const first = month - (month % months) + 1;
  return `${day.slice(0, 'YYYY'.length)}-${String(first).padStart(2, '0')}-01`;
}

export function getPresetDays(preset: DaysPreset, today: string): Days {
  const months = preset === 'quarter' || preset === 'last-quarter' ? MONTHS : 1;
  const first = findStart(today, months);
  if (preset === 'month' || preset === 'quarter') return { from: first, to: today };
  if (preset === 'last-month' || preset === 'last-quarter') {
    const to = addDays(first, -1);
    return { from: findStart(to, months), to };
  }
  const length = preset === 'today' ? 1 : Number.parseInt(preset, 10);
  return { from: addDays(today, 1 - length), to: today };
}

/** Turns any address that someone typed into a valid range. */
export function readRange(params: URLSearchParams, today: string, usual: DaysPreset = usualPreset): Range {
  const preset: Preset = presets.find((one) => one === params.get('range')) ?? usual;
  if (preset !== 'custom') return { preset, ...getPresetDays(preset, today) };
  const days = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  return findRangeProblem(days) ? { preset: usual, ...getPresetDays(usual, today) } : { preset, ...days };
}

/** Only what differs from the default. Other parameters stay. */
export function writeRange(
  range: Range,
  params: URLSearchParams,
  usual: DaysPreset = usualPreset,
): URLSearchParams {
  const after = new URLSearchParams(params);
  for (const name of ['range', 'from', 'to']) after.delete(name);
  if (range.preset !== usual) after.set('range', range.preset);
  if (range.preset === 'custom') {
    after.set('from', range.from);
    after.set('to', range.to);
  }
  return after;
}

/** "Mar 1 – 7, 2026". */
export const daysText = ({ from, to }: Days): string => formatRange('UTC', Date.parse(from), Date.parse(to));
