import { countDaysUntil } from '@portal/shared/contract';

export type ExpiryState = 'valid' | 'soon' | 'expired';

/** Days before its end from which a licence needs attention. */
const NOTICE_DAYS = 60;

/** The state of a document on a day; both are calendar dates. */
export function expiryState(
  expireDate: string,
  today: string,
): { readonly state: ExpiryState; readonly days: number } {
  const days = countDaysUntil(today, expireDate.slice(0, today.length));
  if (days <= 0) return { state: 'expired', days };
  return { state: days <= NOTICE_DAYS ? 'soon' : 'valid', days };
}
