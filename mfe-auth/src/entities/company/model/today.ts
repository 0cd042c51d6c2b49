import { toCountryDay, type Country } from '@portal/shared/contract';

/** The calendar date in the country, `YYYY-MM-DD`, independent of the clock of the agent's device. */
export const getToday = ({ timeZone }: Pick<Country, 'timeZone'>, now: Date = new Date()): string =>
  toCountryDay(now, timeZone);

export function dayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
