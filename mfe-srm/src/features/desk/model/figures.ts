import { readMinor, type TripAnalytics } from '@portal/shared/contract';
import { tripPaths } from '../../../entities/trip/paths';

/** Counted over the chosen days, and compared with as many before. The first has the most room where there is little. */
export const periodNames = [
  'revenue',
  'tripsStarted',
  'completedTrips',
  'cancelledTrips',
  'utilisation',
] as const;
export type PeriodName = (typeof periodNames)[number];
/** The current value, whatever days are chosen. */
export const nowNames = [
  'ongoingTrips',
  'dueBackToday',
  'overdueTrips',
  'incompleteTrips',
  'outstanding',
  'depositsDue',
  'expiringDocuments',
  'serviceDue',
] as const;
export type NowName = (typeof nowNames)[number];

export type Unit = 'count' | 'money' | 'share';
export const getUnit = (name: PeriodName | NowName): Unit =>
  name === 'revenue' || name === 'outstanding' ? 'money' : name === 'utilisation' ? 'share' : 'count';

export interface PeriodFigure {
  readonly name: PeriodName;
  /** Counts, minor units, or a share from 0 to 1. */
  readonly now: number;
  readonly before: number | null;
}
export interface NowFigure {
  readonly name: NowName;
  readonly now: number;
}

function read(name: PeriodName | NowName, value: string | number | null | undefined): number | null {
  if (getUnit(name) === 'money') return readMinor(value);
  return typeof value === 'number' ? value : null;
}

/** Only what the server sends. */
export const periodFigures = (analytics: TripAnalytics): PeriodFigure[] =>
  periodNames.flatMap((name) => {
    const now = read(name, analytics[name]);
    return now === null ? [] : [{ name, now, before: read(name, analytics.previous?.[name]) }];
  });

export const computeNowFigures = (analytics: TripAnalytics): NowFigure[] =>
  nowNames.flatMap((name) => {
    const now = read(name, analytics[name]);
    return now === null ? [] : [{ name, now }];
  });

/** Exactly where the rows of a metric are. */
export function getRowsPath(name: PeriodName | NowName, { from, to }: { from: string; to: string }): string {
  const days = `from=${from}&to=${to}`;
  switch (name) {
    case 'ongoingTrips':
      return tripPaths.ongoing;
    case 'tripsStarted':
      return `${tripPaths.ongoing}?figure=${name}&${days}`;
    case 'completedTrips':
    case 'revenue':
      return `${tripPaths.completed}?figure=${name}&${days}`;
    case 'cancelledTrips':
      return `${tripPaths.incomplete}?figure=${name}&${days}`;
    case 'utilisation':
      return tripPaths.calendar;
    case 'dueBackToday':
      return `${tripPaths.ongoing}?label=DUE_TODAY`;
    case 'overdueTrips':
      return `${tripPaths.ongoing}?label=OVERDUE`;
    case 'incompleteTrips':
      return tripPaths.incomplete;
    case 'outstanding':
      return `${tripPaths.ongoing}?figure=${name}`;
    case 'depositsDue':
      return `${tripPaths.completed}?figure=${name}`;
    case 'expiringDocuments':
      return '/srm/manage-vehicles?due=papers&sort=registrationDueDate-asc';
    case 'serviceDue':
      return '/srm/manage-vehicles?due=service&sort=nextServiceDate-asc';
  }
}
