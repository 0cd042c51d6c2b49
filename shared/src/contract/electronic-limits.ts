import { DAY } from './time';

/** From when invoices have to be electronic documents. */
export const electronicLimits = {
  /** UAE: the first day, by the group of the yearly revenue: 50 million AED and more, and all others. */
  mandatoryFrom: { large: '2027-01-01', other: '2027-07-01' },
  /** India, in whole rupees: from this turnover documents are registered (5 crore). */
  registerFrom: 50_000_000,
  /** India, in whole rupees: from this turnover they are registered within a number of days (10 crore). */
  limitFrom: 100_000_000,
  /** Days from the issue within which a document leaves, where it is mandatory. */
  days: { ae: 14, in: 30 },
  /** India: a registration can be cancelled for this long, in milliseconds. */
  cancellable: DAY,
  /** India: characters of the remark with a cancellation. */
  remarkMax: 100,
  /** In whole rupees. */
  turnoverMax: 1_000_000_000_000,
} as const;
