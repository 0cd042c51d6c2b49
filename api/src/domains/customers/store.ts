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

export async function customerRows(db: Db, companyId: string, wanted: CustomerQuery) {
  const { page, limit, sortOrder, search } = wanted;
  const conditions = patternsOf(search).map((pattern) => sql<boolean>`search like lower(${pattern})`);
  const direction = sortOrder === 'DESC' ? 'desc' : 'asc';
  const [counted, rows] = await Promise.all([
    ofCompany(db, companyId)
      .where((eb) => eb.and(conditions))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    selected(db, companyId)
      .where((eb) => eb.and(conditions))
      .orderBy('nameSort', direction)
      .orderBy('id', direction)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ]);
  return { rows, total: counted.total };
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
