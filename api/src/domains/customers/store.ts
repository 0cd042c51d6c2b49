import type { sortOrders } from '@portal/shared/contract';
import { sql, type Kysely } from 'kysely';

import type { Database } from '../../database/schema';
import { patternsOf } from './search';

type Db = Kysely<Database>;

const columns = [
  ...(['id', 'companyId', 'name', 'email', 'countryCode', 'phone', 'nationality', 'passportNumber'] as const),
  ...(['passportExpireDate', 'licenseNumber', 'licenseExpireDate', 'profilePic', 'lastTripAt'] as const),
  ...(['createdAt', 'updatedAt', 'version', 'nameSort'] as const),
] as const;

const ofCompany = (db: Db, companyId: string) =>
  db.selectFrom('customers').where('companyId', '=', companyId);
const selected = (db: Db, companyId: string) => ofCompany(db, companyId).select(columns);
export type StoredCustomer = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

export const findCustomer = (db: Db, companyId: string, customerId: string) =>
  selected(db, companyId).where('id', '=', customerId).executeTakeFirst();

/** The rows as they are to be changed, kept from others until the transaction ends. */
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
) => ofCompany(db, companyId).select(['id', 'name']).where(column, '=', number).executeTakeFirst();

export interface CustomerQuery {
  readonly page: number;
  readonly limit: number;
  readonly sortOrder: (typeof sortOrders)[number];
  readonly search?: string | undefined;
}

export const customerRows = (db: Db, companyId: string, wanted: CustomerQuery) => {
  const patterns = patternsOf(wanted.search);
  return patterns.length === 0 ? allRows(db, companyId, wanted) : foundRows(db, companyId, wanted, patterns);
};

const directionOf = ({ sortOrder }: CustomerQuery) => (sortOrder === 'DESC' ? 'desc' : 'asc');
const offsetOf = ({ page, limit }: CustomerQuery) => (page - 1) * limit;

async function allRows(db: Db, companyId: string, wanted: CustomerQuery) {
  const [counted, rows] = await Promise.all([
    ofCompany(db, companyId)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    selected(db, companyId)
      .orderBy('nameSort', directionOf(wanted))
      .orderBy('id', directionOf(wanted))
      .limit(wanted.limit)
      .offset(offsetOf(wanted))
      .execute(),
  ]);
  return { rows, total: counted.total };
}

/** What fits is looked for once, for the page and for the count: to count it, all of it must be found anyway. */
async function foundRows(db: Db, companyId: string, wanted: CustomerQuery, patterns: readonly string[]) {
  const conditions = patterns.map((pattern) => sql<boolean>`search like lower(${pattern})`);
  const { total, ids } = await db
    .with(
      (cte) => cte('found').materialized(),
      (query) =>
        query
          .selectFrom('customers')
          .select(['id', 'nameSort'])
          .where('companyId', '=', companyId)
          .where((eb) => eb.and(conditions)),
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
            .orderBy('nameSort', directionOf(wanted))
            .orderBy('id', directionOf(wanted))
            .limit(wanted.limit)
            .offset(offsetOf(wanted))
            .as('page'),
        )
        .select(sql<string[]>`coalesce(array_agg(page.id), '{}')`.as('ids'))
        .$asScalar()
        .$notNull()
        .as('ids'),
    ])
    .executeTakeFirstOrThrow();
  if (ids.length === 0) return { rows: [], total };
  const rows = await selected(db, companyId).where('id', 'in', ids).execute();
  return { rows: ids.flatMap((wantedId) => rows.find(({ id }) => id === wantedId) ?? []), total };
}

/** The next rows by name, for files of all customers. */
export const customersAfter = (
  db: Db,
  companyId: string,
  last: { readonly nameSort: string; readonly id: string } | undefined,
  limit: number,
) =>
  selected(db, companyId)
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(name_sort, id) > (${last?.nameSort ?? ''}, ${last?.id ?? ''})`),
    )
    .orderBy('nameSort')
    .orderBy('id')
    .limit(limit)
    .execute();
