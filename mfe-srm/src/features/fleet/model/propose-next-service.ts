import { addDays, readPlainNumber } from '@portal/shared/contract';

/** What most makers ask for. */
const EVERY_DAYS = 182;
const EVERY_KILOMETRES = 10_000;

/** Half a year after the last service. Empty while its date is being typed. */
export const proposeServiceDate = (last: string): string =>
  /^2\d{3}-/.test(last) && !Number.isNaN(Date.parse(last)) ? addDays(last, EVERY_DAYS) : '';

/** 10,000 km after the last service. Empty without a number. */
export function proposeServiceKilometres(last: string): string {
  const plain = readPlainNumber(last);
  return /^\d+$/.test(plain) ? String(Number(plain) + EVERY_KILOMETRES) : '';
}
