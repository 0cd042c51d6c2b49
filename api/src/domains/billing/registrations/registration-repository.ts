import type { Insertable, Selectable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { InvoiceRegistrationsTable } from '../../../database/tables/electronic-documents';

export type StoredRegistration = Selectable<InvoiceRegistrationsTable>;

export const findRegistrations = (
  db: Db,
  companyId: string,
  invoiceIds: readonly string[],
): Promise<StoredRegistration[]> =>
  invoiceIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('invoiceRegistrations')
        .selectAll()
        .where('companyId', '=', companyId)
        .where('invoiceId', 'in', [...invoiceIds])
        .execute();

/** The same answer again changes nothing. */
export async function insertRegistration(db: Db, row: Insertable<InvoiceRegistrationsTable>): Promise<void> {
  await db
    .insertInto('invoiceRegistrations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['companyId', 'invoiceId']).doNothing())
    .execute();
}
