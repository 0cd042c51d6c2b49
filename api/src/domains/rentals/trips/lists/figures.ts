import type { Country, TripFigure } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from '../../../../database/connect';
import { toWindow, type Window } from '../../../../time/window';
import { toPeriod } from '../../../../time/period';
import { getToday } from '../../../../time/today';
import { hasLabel, type Condition } from './conditions';

interface FigureQuery {
  readonly companyId: string;
  readonly country: Country;
  readonly now: Date;
  /** For figures that count days. */
  readonly window: Window;
}

/** The one rule of a figure: it counts the trips that match, and the list behind it shows them. */
export function figureCondition(
  figure: TripFigure,
  { companyId, country, now, window }: FigureQuery,
): Condition {
  const within = (column: string) =>
    sql<boolean>`${sql.ref(column)} >= ${window.from} and ${sql.ref(column)} < ${window.to}`;
  switch (figure) {
    case 'tripsStarted':
      return within('started_at');
    case 'completedTrips':
    case 'revenue':
      return sql`status = 'COMPLETED' and ${within('closed_at')}`;
    case 'cancelledTrips':
      return sql`status = 'CANCELLED' and ${within('updated_at')}`;
    case 'enquiryBookings':
      return sql`enquiry_id in (select id from enquiries
        where user_id = (select user_id from companies where id = ${companyId}) and ${within('created_at')})
        and (status in ('ONGOING', 'COMPLETED') or ${hasLabel('RESERVED', now, country.timeZone)})`;
    case 'ongoingTrips':
      return sql`status = 'ONGOING'`;
    case 'incompleteTrips':
      return sql`status = 'INCOMPLETE'`;
    case 'overdueTrips':
      return hasLabel('OVERDUE', now, country.timeZone);
    case 'dueBackToday':
      return hasLabel('DUE_TODAY', now, country.timeZone);
    case 'outstanding':
      return sql`status in ('ONGOING', 'COMPLETED') and balance > 0`;
    case 'depositsDue':
      return sql`status = 'COMPLETED' and (deposit_left > 0 or exists (select from deposit_holds h
        where h.company_id = trips.company_id and h.trip_id = trips.id and h.state = 'AUTHORISED' and h.valid_until > ${now}))`;
  }
}

/** What a money figure sums up; the others count trips. */
const amounts: Partial<Record<TripFigure, string>> = { revenue: 'earned', outstanding: 'balance' };

export const getAmountSql = (figure: TripFigure | undefined): string | undefined => figure && amounts[figure];

/** Counts, or minor units. */
export async function measureFigures<Name extends TripFigure>(
  db: Db,
  companyId: string,
  names: readonly Name[],
  query: Omit<FigureQuery, 'companyId'>,
): Promise<Record<Name, number>> {
  const columns = names.map((name) => {
    const amount = getAmountSql(name);
    const measure = amount ? sql`coalesce(sum(${sql.ref(amount)}), 0)` : sql`count(*)`;
    return sql`(select ${measure} from trips where company_id = ${companyId}
      and ${figureCondition(name, { companyId, ...query })})::bigint as ${sql.ref(name)}`;
  });
  const { rows } = await sql<Record<Name, number>>`select ${sql.join(columns)}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A select without a table has one row');
  return row;
}

interface FigureFilter {
  readonly figure?: TripFigure | undefined;
  readonly dateStartRange?: string | undefined;
  readonly dateEndRange?: string | undefined;
}

/** The condition for the list of a figure's trips; by default with the same days as the figure. */
export function figureConditions(
  companyId: string,
  { figure, ...days }: FigureFilter,
  country: Country,
  now: Date,
): Condition[] {
  if (!figure) return [];
  const window = toWindow(toPeriod(days, getToday(country, now)), country);
  return [figureCondition(figure, { companyId, country, now, window })];
}
