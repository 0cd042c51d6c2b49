import type { sortOrders } from '@portal/shared/contract';
import { sql, type Kysely } from 'kysely';

import type { Database } from '../../../database/schema';
import { columnsByField, type CustomerColumn } from './columns';
import { toSearchPatterns } from './search';
import { EXACT_UP_TO, largeTotal } from './totals';

type Db = Kysely<Database>;

export const customerColumns = [
  'id',
  'companyId',
  ...Object.values<CustomerColumn>(columnsByField),
  'lastTripAt',
  'createdAt',
  'updatedAt',
  'version',
  'nameSort',
] as const;

const selectCompanyCustomers = (db: Db, companyId: string) =>
  db.selectFrom('customers').where('companyId', '=', companyId);
const selected = (db: Db, companyId: string) => selectCompanyCustomers(db, companyId).select(customerColumns);
export type StoredCustomer = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

export const findCustomer = (db: Db, companyId: string, customerId: string) =>
  selected(db, companyId).where('id', '=', customerId).executeTakeFirst();

/** The rows to change, locked until the transaction ends. */
export const lockCustomers = (db: Db, companyId: string, ids: readonly string[]) =>
  selected(db, companyId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();

export const findByNumber = (
  db: Db,
  companyId: string,
  column: 'passportNumber' | 'licenseNumber',
  number: string,
) =>
  selectCompanyCustomers(db, companyId).select(['id', 'name']).where(column, '=', number).executeTakeFirst();

export interface CustomerQuery {
  readonly page: number;
  readonly limit: number;
  readonly sortOrder: (typeof sortOrders)[number];
  readonly search?: string | undefined;
}

/**
 * A page and the total. A few matches are searched once, for both. With thousands the page is read in the
 * order of the index on names, where a few steps fill it, and the total may be some seconds old.
 */
export async function customerRows(db: Db, companyId: string, query: CustomerQuery) {
  const patterns = toSearchPatterns(query.search);
  if (patterns.length > 0) {
    const found = await fewRows(db, companyId, query, patterns);
    if (found) return found;
  }
  const conditions = buildConditions(patterns);
  const [total, rows] = await Promise.all([
    countTotal(db, companyId, patterns),
    selected(db, companyId)
      .where((eb) => eb.and(conditions))
      .orderBy('nameSort', getSortDirection(query))
      .orderBy('id', getSortDirection(query))
      .limit(query.limit)
      .offset(getOffset(query))
      .execute(),
  ]);
  return { rows, total };
}

const getSortDirection = ({ sortOrder }: CustomerQuery) => (sortOrder === 'DESC' ? 'desc' : 'asc');
const getOffset = ({ page, limit }: CustomerQuery) => (page - 1) * limit;
/** Of an Emirates ID, whole or in part, the digits; the text for searches does not contain it. */
function matchesPattern(pattern: string) {
  const inText = sql<boolean>`search like lower(${pattern})`;
  const digits = pattern.slice(1, -1).replaceAll('-', '');
  return /^\d{3,}$/.test(digits) ? sql<boolean>`(${inText} or emirates_id like ${`%${digits}%`})` : inText;
}
const buildConditions = (patterns: readonly string[]) => patterns.map(matchesPattern);

const fitting = (db: Db, companyId: string, patterns: readonly string[]) =>
  selectCompanyCustomers(db, companyId).where((eb) => eb.and(buildConditions(patterns)));

async function countTotal(db: Db, companyId: string, patterns: readonly string[]): Promise<number> {
  const count = async (limit?: number) => {
    const { total } = await db
      .selectFrom(
        fitting(db, companyId, patterns)
          .select('id')
          .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
          .as('fitting'),
      )
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  };
  // A search is known to match many.
  const few = patterns.length === 0 ? await count(EXACT_UP_TO + 1) : Infinity;
  return few <= EXACT_UP_TO
    ? few
    : largeTotal(db, [companyId, ...patterns].join('\n').toLowerCase(), () => count());
}

/** Searches once, for the page and for the count. Null if there are too many for that. */
async function fewRows(db: Db, companyId: string, query: CustomerQuery, patterns: readonly string[]) {
  const { total, ids } = await db
    .with(
      (cte) => cte('found').materialized(),
      () =>
        fitting(db, companyId, patterns)
          .select(['id', 'nameSort'])
          .limit(EXACT_UP_TO + 1),
    )
    .selectNoFrom((eb) => [
      eb
        .selectFrom('found')
        .select((inner) => inner.fn.countAll<number>().as('total'))
        .$asScalar()
        .$notNull()
        .as('total'),
      eb
        .selectFrom((inner) =>
          inner
            .selectFrom('found')
            .select('id')
            .orderBy('nameSort', getSortDirection(query))
            .orderBy('id', getSortDirection(query))
            .limit(query.limit)
            .offset(getOffset(query))
            .as('page'),
        )
        .select(sql<string[]>`coalesce(array_agg(page.id), '{}')`.as('ids'))
        .$asScalar()
        .$notNull()
        .as('ids'),
    ])
    .executeTakeFirstOrThrow();
  if (total > EXACT_UP_TO) return null;
  if (ids.length === 0) return { rows: [], total };
  const rows = await selected(db, companyId).where('id', 'in', ids).execute();
  return { rows: ids.flatMap((rowId) => rows.find(({ id }) => id === rowId) ?? []), total };
}

/** The next rows by name that a search finds, for files: in the order of the list. */
export const listCustomersAfter = (
  db: Db,
  companyId: string,
  { search, sortOrder }: Pick<CustomerQuery, 'search' | 'sortOrder'>,
  last: { readonly nameSort: string; readonly id: string } | undefined,
  limit: number,
) =>
  selected(db, companyId)
    .where((eb) => eb.and(buildConditions(toSearchPatterns(search))))
    .$if(last !== undefined, (query) =>
      query.where(
        sql<boolean>`(name_sort, id) ${sortOrder === 'DESC' ? sql`<` : sql`>`} (${last?.nameSort ?? ''}, ${last?.id ?? ''})`,
      ),
    )
    .orderBy('nameSort', sortOrder === 'DESC' ? 'desc' : 'asc')
    .orderBy('id', sortOrder === 'DESC' ? 'desc' : 'asc')
    .limit(limit)
    .execute();

export const listCustomersById = (db: Db, companyId: string, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : selected(db, companyId)
        .where('id', 'in', [...ids])
        .execute();
