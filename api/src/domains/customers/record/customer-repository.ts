import { sql, type Insertable, type Updateable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { CustomerChangesTable, CustomersTable, DocumentKind } from '../../../database/tables/customers';
import { customerColumns, type StoredCustomer } from './store';

export type CustomerKey = Pick<StoredCustomer, 'id' | 'companyId'>;

export async function insertCustomer(db: Db, customer: Insertable<CustomersTable>): Promise<void> {
  await db.insertInto('customers').values(customer).execute();
}

/** For a row that the transaction has locked. */
export const updateCustomer = (
  db: Db,
  { id, companyId }: CustomerKey,
  columns: Updateable<CustomersTable>,
): Promise<StoredCustomer | undefined> =>
  db
    .updateTable('customers')
    .set(columns)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returning(customerColumns)
    .executeTakeFirst();

export async function deleteCustomers(
  db: Db,
  companyId: string,
  customerIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('customers')
    .where('companyId', '=', companyId)
    .where('id', 'in', [...customerIds])
    .execute();
}

/** The documents of one kind, in order; each keeps the time at which it was added. */
export async function writeDocuments(
  trx: Db,
  { companyId, id: customerId }: CustomerKey,
  kind: DocumentKind,
  fileIds: readonly string[],
  addedAt: (fileId: string) => Date,
): Promise<void> {
  await trx
    .deleteFrom('customerDocuments')
    .where('companyId', '=', companyId)
    .where('customerId', '=', customerId)
    .where('kind', '=', kind)
    .execute();
  if (fileIds.length === 0) return;
  await trx
    .insertInto('customerDocuments')
    .values(
      fileIds.map((fileId, position) => ({
        companyId,
        customerId,
        kind,
        fileId,
        position,
        addedAt: addedAt(fileId),
      })),
    )
    .execute();
}

/** Documents of customers whose last trip, or else whose entry, is older; limited in number. */
export async function deleteExpiredDocuments(
  trx: Db,
  before: Date,
  atMost: number,
): Promise<{ fileId: string; ownerId: string }[]> {
  const { rows } = await sql<{ fileId: string; ownerId: string }>`
    delete from customer_documents where (company_id, customer_id, kind, position) in (
      select document.company_id, document.customer_id, document.kind, document.position
      from customer_documents document join customers
        on customers.company_id = document.company_id and customers.id = document.customer_id
      where document.added_at < ${before} and coalesce(customers.last_trip_at, customers.created_at) < ${before}
      order by document.added_at limit ${atMost} for update of document skip locked)
    returning file_id as "fileId", (select owner_id from files where files.id = customer_documents.file_id) as "ownerId"`.execute(
    trx,
  );
  return rows;
}

export async function insertChange(db: Db, change: Insertable<CustomerChangesTable>): Promise<void> {
  await db.insertInto('customerChanges').values(change).execute();
}
