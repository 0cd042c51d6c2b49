import type { Country, sortOrders, TripSort } from '@portal/shared/contract';
import { sql, type RawBuilder } from 'kysely';

import type { Db } from '../../../../database/connect';
import { selectTrips, type TripRow } from '../store';
import { buildConditions, buildSearchConditions, type Condition, type TripFilter } from './conditions';
import { getAmountSql, figureConditions } from './figures';

export interface TripQuery extends TripFilter {
  readonly page: number;
  readonly limit: number;
  readonly sortOrder: (typeof sortOrders)[number];
  readonly sortBy?: TripSort | undefined;
}

const sortColumns = {
  createdAt: 'createdAt',
  bookingStartDate: 'startsAt',
  bookingEndDate: 'endsAt',
  customerName: 'customerSort',
  vehicleRegistrationNumber: 'plate',
  total: 'total',
  closedAt: 'closedAt',
} as const satisfies Record<TripSort, keyof TripRow>;

interface Found {
  readonly rows: TripRow[];
  readonly total: number;
  /** In minor units, for a money figure. */
  readonly sum?: number;
}

/** All conditions except the status and the words, for a list as for a file. */
export const filterConditions = (
  companyId: string,
  filter: TripFilter,
  now: Date,
  country: Country,
): Condition[] => [
  ...buildConditions(filter, now, country.timeZone),
  ...figureConditions(companyId, filter, country, now),
];

export async function tripRows(
  db: Db,
  companyId: string,
  query: TripQuery,
  now: Date,
  country: Country,
): Promise<Found> {
  const words = buildSearchConditions(query.search);
  const others = filterConditions(companyId, query, now, country);
  if (words.length === 0 && others.length === 0) return findRowsByStatus(db, companyId, query);
  const all = joinConditions(companyId, query, [...words, ...others]);
  const [found, sum] = await Promise.all([
    foundRows(db, companyId, others.length === 0 ? foundByWords(query, all) : foundOnce(query, all)),
    sumFigure(db, query, all),
  ]);
  return { ...found, ...sum };
}

async function sumFigure(db: Db, { figure }: TripQuery, all: RawBuilder<unknown>) {
  const amount = getAmountSql(figure);
  if (!amount) return {};
  const { rows } = await sql<{
    sum: number;
  }>`select coalesce(sum(${sql.ref(amount)}), 0)::bigint as sum from trips where ${all}`.execute(db);
  return { sum: rows[0]?.sum ?? 0 };
}

const getSortDirection = ({ sortOrder }: TripQuery) => (sortOrder === 'DESC' ? 'desc' : 'asc');
const getOffset = ({ page, limit }: TripQuery) => (page - 1) * limit;
const getSortColumn = ({ sortBy = 'createdAt' }: TripQuery) => sortColumns[sortBy];

/** In the order of an index; the database keeps the total. */
async function findRowsByStatus(db: Db, companyId: string, tripQuery: TripQuery): Promise<Found> {
  const { status, limit } = tripQuery;
  const [counted, rows] = await Promise.all([
    db
      .selectFrom('tripCounts')
      .select(sql<number>`coalesce(sum(count), 0)::bigint`.as('total'))
      .where('companyId', '=', companyId)
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'ONGOING'))
      .executeTakeFirstOrThrow(),
    selectTrips(db, companyId)
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'ONGOING'))
      .orderBy(getSortColumn(tripQuery), getSortDirection(tripQuery))
      .orderBy('id', getSortDirection(tripQuery))
      .limit(limit)
      .offset(getOffset(tripQuery))
      .execute(),
  ]);
  return { rows, total: counted.total };
}

const joinConditions = (companyId: string, { status }: TripQuery, conditions: readonly Condition[]) =>
  sql.join(
    [sql`company_id = ${companyId}`, ...(status ? [sql`status = ${status}`] : []), ...conditions],
    sql` and `,
  );

interface Answer {
  readonly total: number;
  readonly ids: string[];
}

/** The ids of the page in their order, and how many trips match. */
async function foundRows(db: Db, companyId: string, find: RawBuilder<Answer>): Promise<Found> {
  const { rows: answers } = await find.execute(db);
  const { total, ids } = answers[0] ?? { total: 0, ids: [] };
  if (ids.length === 0) return { rows: [], total };
  const rows = await selectTrips(db, companyId).where('id', 'in', ids).execute();
  return { rows: ids.flatMap((rowId) => rows.find(({ id }) => id === rowId) ?? []), total };
}

const buildOrder = (query: TripQuery) => {
  const by = (column: string) => sql`${sql.ref(column)} ${sql.raw(getSortDirection(query))}`;
  return sql`order by ${by(getSortColumn(query))}, ${by('id')} limit ${query.limit} offset ${getOffset(query)}`;
};

/** Searches once, for the page and for the count: the count needs all matches anyway. */
const foundOnce = (query: TripQuery, all: RawBuilder<unknown>) => sql<Answer>`
  with found as materialized (select id, ${sql.ref(getSortColumn(query))} from trips where ${all})
  select (select count(*) from found) as total, array(select id from found ${buildOrder(query)}) as ids`;

/**
 * Searches twice: the count runs next to the trips, and a page of a frequent word is found at once in its
 * order.
 */
const foundByWords = (query: TripQuery, all: RawBuilder<unknown>) => sql<Answer>`
  select (select count(*) from trip_searches where ${all}) as total, array(select id from trips where ${all} ${buildOrder(query)}) as ids`;
