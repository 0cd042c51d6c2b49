import { WEEK } from '@portal/shared/contract';
import { trimText } from './car';
import { isAnswered } from './filter';
import type { Row } from './row';

/** In whole units, rounded; 0 for none. */
export const averageBookingAmount = (rows: readonly Row[]): number =>
  rows.length === 0 ? 0 : Math.round(rows.reduce((sum, { total }) => sum + total, 0) / rows.length);

export interface TopCustomer {
  readonly email: string;
  readonly name: string;
  readonly enquiries: number;
  readonly total: number;
}

const MOST_CUSTOMERS = 5;

/** By total amount, keyed by e-mail. Customers without one, or with a masked one, cannot be told apart. */
export function topCustomers(rows: readonly Row[], count = MOST_CUSTOMERS): TopCustomer[] {
  const byEmail = new Map<string, TopCustomer>();
  for (const { enquiry, customer, total } of rows) {
    const email = trimText(enquiry.email).toLowerCase();
    if (!email || enquiry.isMasked) continue;
    const known = byEmail.get(email);
    byEmail.set(email, {
      email,
      name: known?.name ?? customer,
      enquiries: (known?.enquiries ?? 0) + 1,
      total: (known?.total ?? 0) + total,
    });
  }
  return [...byEmail.values()].sort((a, b) => b.total - a.total).slice(0, count);
}

/** The change from before, in whole per cent; null if there is nothing to compare with. */
export function changeInPercent(now: number, before: number): number | null {
  if (before === 0) return now === 0 ? 0 : null;
  return Math.round(((now - before) / before) * 100);
}

export interface Trend {
  readonly now: number;
  readonly before: number;
  readonly percent: number | null;
}
export type Trends = Readonly<Record<'enquiries' | 'contactedShare' | 'amount', Trend>>;

const trend = (now: number, before: number): Trend => ({
  now,
  before,
  percent: changeInPercent(now, before),
});

/** The last seven days against the seven before. The share of contacted ones is in whole per cent. */
export function computeTrends(rows: readonly Row[], now: number): Trends {
  const between = (from: number, to: number) =>
    rows.filter(({ createdAt }) => createdAt > from && createdAt <= to);
  const [recent, earlier] = [between(now - WEEK, now), between(now - 2 * WEEK, now - WEEK)];
  const amount = (some: readonly Row[]) => some.reduce((sum, { total }) => sum + total, 0);
  const contacted = (some: readonly Row[]) =>
    some.length === 0 ? 0 : Math.round((some.filter(isAnswered).length / some.length) * 100);
  return {
    enquiries: trend(recent.length, earlier.length),
    contactedShare: trend(contacted(recent), contacted(earlier)),
    amount: trend(amount(recent), amount(earlier)),
  };
}
