import type { TripFigure, TripLabel, TripStatus } from '@portal/shared/contract';
import { sql, type RawBuilder } from 'kysely';

import { toSearchPatterns } from '../../../customers';

export interface TripFilter {
  readonly status?: TripStatus | undefined;
  readonly label?: TripLabel | undefined;
  readonly search?: string | undefined;
  readonly bookingStartDate?: string | undefined;
  readonly bookingEndDate?: string | undefined;
  readonly vehicleId?: string | undefined;
  readonly customerId?: string | undefined;
  readonly isUnpaid?: boolean | undefined;
  readonly figure?: TripFigure | undefined;
  readonly dateStartRange?: string | undefined;
  readonly dateEndRange?: string | undefined;
}

export type Condition = RawBuilder<boolean>;

/** The same rule as `getTripLabel` of the contract. */
export function hasLabel(label: TripLabel, now: Date, timeZone: string): Condition {
  if (label === 'DRAFT') return sql`status = 'INCOMPLETE' and not is_reserved`;
  if (label === 'RESERVED') return sql`status = 'INCOMPLETE' and is_reserved`;
  if (label === 'OVERDUE') return sql`status = 'ONGOING' and ends_at < ${now}`;
  return sql`status = 'ONGOING' and ends_at >= ${now}
    and ends_at < (date_trunc('day', ${now}::timestamptz at time zone ${timeZone}) + interval '1 day') at time zone ${timeZone}`;
}

/** Trips that overlap the time between two moments; an overdue one continues until it is ended. */
const touches = (from: string | undefined, to: string | undefined, now: Date): Condition => sql`(
  tstzrange(starts_at, ends_at, '[)') && tstzrange(${from ?? null}, ${to ?? null}, '[)')
  or (status = 'ONGOING' and ends_at <= ${now} and starts_at < ${to ?? 'infinity'}::timestamptz))`;

/** The search words, all of which a trip must match. */
export const buildSearchConditions = (search: string | undefined): Condition[] =>
  toSearchPatterns(search).map((pattern): Condition => sql`search like lower(${pattern})`);

/** All conditions except the status, the words and the figure. */
export function buildConditions(
  { label, bookingStartDate, bookingEndDate, vehicleId, customerId, isUnpaid }: TripFilter,
  now: Date,
  timeZone: string,
): Condition[] {
  return [
    ...(label ? [hasLabel(label, now, timeZone)] : []),
    ...(bookingStartDate || bookingEndDate
      ? [sql<boolean>`starts_at is not null`, touches(bookingStartDate, bookingEndDate, now)]
      : []),
    ...(vehicleId ? [sql<boolean>`vehicle_id = ${vehicleId}`] : []),
    ...(customerId ? [sql<boolean>`customer_id = ${customerId}`] : []),
    ...(isUnpaid ? [sql<boolean>`balance > 0`] : []),
  ];
}
