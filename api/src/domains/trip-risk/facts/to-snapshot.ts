import { DAY, HOUR, limits } from '@portal/shared/contract';
import { countEarlier } from './count-earlier';
import type { TripOutcome } from './read-outcomes';
import type { TripFacts } from './read-trip-facts';
import type { Driving, RiskSnapshot } from './risk-snapshot';

interface SnapshotContext {
  /** Of the trip's customer. */
  readonly outcomes: readonly TripOutcome[];
  /** In minor units. */
  readonly usualRate: number | null;
  readonly now: Date;
}

const countDays = (from: Date | null, to: Date | null): number | null =>
  from === null || to === null ? null : (to.getTime() - from.getTime()) / DAY;

/** Minor units for a day of the trip. */
export function getDailyRate({ rental, startsAt, agreedEnd }: TripFacts): number | null {
  const days = countDays(startsAt, agreedEnd);
  return rental === null || days === null || rental <= 0 ? null : rental / Math.max(days, 1 / 24);
}

function countLicenceDays({ licenceExpiry, agreedEnd, factsAt }: TripFacts): number | null {
  if (licenceExpiry === null) return null;
  return Math.floor(countDays(agreedEnd ?? factsAt, new Date(licenceExpiry)) ?? 0);
}

/** Scans are deleted some time after the last trip: that they are missing then says nothing. */
function countDocuments({ documents, factsAt }: TripFacts, now: Date): number | null {
  const kept = new Date(now);
  kept.setUTCMonth(kept.getUTCMonth() - limits.customerFiles.keptMonths);
  return documents === 0 && factsAt < kept ? null : documents;
}

function readDriving(
  { status, zoneAlerts, drivingAlerts, fines, endsAt }: TripFacts,
  now: Date,
): Driving | null {
  if (status !== 'ONGOING') return null;
  const hoursLate = Math.max(0, endsAt === null ? 0 : (now.getTime() - endsAt.getTime()) / HOUR);
  return { zoneAlerts, drivingAlerts, hoursLate, fines };
}

const divide = (value: number | null, by: number | null): number | null =>
  value === null || by === null || by <= 0 ? null : value / by;

/** A trip as the calculation sees it. */
export function toSnapshot(trip: TripFacts, { outcomes, usualRate, now }: SnapshotContext): RiskSnapshot {
  const { tripId, customerId, createdAt, startsAt, agreedEnd, rental, deposit, paid, factsAt } = trip;
  const rate = getDailyRate(trip);
  const leadDays = countDays(createdAt, startsAt);
  return {
    earlier: customerId === null ? null : countEarlier(outcomes, tripId, factsAt),
    leadHours: leadDays === null ? null : Math.max(0, leadDays * (DAY / HOUR)),
    days: countDays(startsAt, agreedEnd),
    depositRates: divide(deposit, rate),
    paidShare: divide(paid, rental),
    licenceDays: countLicenceDays(trip),
    documents: countDocuments(trip, now),
    rateRatio: divide(rate, usualRate),
    driving: readDriving(trip, now),
  };
}
