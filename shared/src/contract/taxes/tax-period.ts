import { addDays } from '../time';

const QUARTER = 3;

const readMonth = (day: string): number => Number(day.slice(5, 7));
const isFirst = (day: string): boolean => day.endsWith('-01');

/**
 * The tax period of India that calendar days are exactly, both included, as `MMYYYY`: a month, or the last month of
 * a quarter. Null for any other days.
 */
export function findTaxPeriod(from: string, to: string): string | null {
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const months = readMonth(to) - readMonth(from) + 1;
  const isQuarter = months === QUARTER && readMonth(to) % QUARTER === 0;
  if (!isFirst(from) || !isFirst(addDays(to, 1)) || !isSameYear || !(months === 1 || isQuarter)) return null;
  return `${to.slice(5, 7)}${to.slice(0, 4)}`;
}
