import { MINUTE, DAY, isWithinLongest, limits, getEnquiryPeriod } from '@portal/shared/contract';

/** Two moments in UTC, as they are sent. */
export interface Period {
  readonly start: string;
  readonly end: string;
}
const HALF_HOUR = 30 * MINUTE;

/** The usual lengths of a rental, in days. */
export const presets = { day: 1, threeDays: 3, week: 7, month: 30 } as const;

const at = (moment: number) => new Date(moment).toISOString();
const isMoment = (text: string | null | undefined): text is string =>
  Boolean(text && /T.*(Z|[+-]\d\d:?\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)));

/** From the next half hour, for a day. */
export function createUsualPeriod(now: number): Period {
  const start = Math.ceil(now / HALF_HOUR) * HALF_HOUR;
  return { start: at(start), end: at(start + DAY) };
}

/** The period in an address; null if it is invalid. One moment alone lasts a day. */
export function readPeriod(from: string | null | undefined, to: string | null | undefined): Period | null {
  if (!isMoment(from)) return null;
  const start = Date.parse(from);
  const end = isMoment(to) ? Date.parse(to) : start + DAY;
  return { start: at(start), end: at(end) };
}

/** The period of an enquiry, if it has one. */
export function enquiryPeriod(
  enquiry: { readonly rentalStartDate: string; readonly rentalEndDate: string } | null | undefined,
  now: number,
  timeZone: string,
): Period | null {
  if (!enquiry || Number.isNaN(Date.parse(enquiry.rentalStartDate))) return null;
  const { rentalStartDate: start, rentalEndDate: end } = enquiry;
  const { startsAt, endsAt } = getEnquiryPeriod({ start, end }, now, timeZone);
  return { start: startsAt.toISOString(), end: endsAt.toISOString() };
}

/** So many days long, from the same start. */
export const setDuration = ({ start }: Period, days: number): Period => ({
  start,
  end: at(Date.parse(start) + days * DAY),
});

/** A later or earlier start moves the end with it. */
export function movePeriodStart(period: Period, start: string): Period {
  const length = Date.parse(period.end) - Date.parse(period.start);
  if (!isMoment(start) || !(length > 0)) return { ...period, start };
  return { start, end: at(Date.parse(start) + length) };
}

export type PeriodProblem = 'start' | 'end' | 'order' | 'tooLong' | 'past';
/** Why a period cannot be requested. A start that just passed is allowed, for a customer at the counter. */
export function periodProblem({ start, end }: Period, now: number): PeriodProblem | null {
  if (!isMoment(start)) return 'start';
  if (!isMoment(end)) return 'end';
  if (Date.parse(end) <= Date.parse(start)) return 'order';
  if (!isWithinLongest({ bookingStartDate: start, bookingEndDate: end })) return 'tooLong';
  return Date.parse(end) <= now ? 'past' : null;
}

export const isSame = (one: Period, other: Period | null): boolean =>
  Date.parse(one.start) === Date.parse(other?.start ?? '') &&
  Date.parse(one.end) === Date.parse(other?.end ?? '');

/** The earliest start of a trip: a little before the agreed time. */
export const computeEarliestStart = (start: string): number => Date.parse(start) - limits.trip.earlyStart;
