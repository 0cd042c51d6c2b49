import type { Country } from '@portal/shared/contract';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** `14 Mar 2026, 14:30`, as the clock shows it in the country. */
export function momentText({ timeZone }: Country, at: Date): string {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(at);
}
