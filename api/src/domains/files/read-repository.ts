import { sql, type Kysely } from 'kysely';

import type { Database } from '../../database/schema';
import type { Variant } from '../../files/create-file-links';

interface Reading {
  readonly fileId: string;
  readonly userId: string;
  readonly variant: Variant;
  readonly at: Date;
}

/** Whether readings of the file are recorded. */
export const isCustomerDocument = async (db: Kysely<Database>, fileId: string): Promise<boolean> =>
  (await db
    .selectFrom('customerDocuments')
    .select('fileId')
    .where('fileId', '=', fileId)
    .executeTakeFirst()) !== undefined;

export async function writeDownRead(db: Kysely<Database>, { fileId, userId, variant, at }: Reading) {
  await sql`
    insert into file_reads (company_id, file_id, customer_id, user_id, variant, at)
    select companies.id, ${fileId}, (
        select customer_id from customer_documents where company_id = companies.id and file_id = ${fileId} limit 1
      ), companies.user_id, ${variant}, ${at}
    from companies where companies.user_id = ${userId}`.execute(db);
}

/** Readings of documents from merged customers belong to the customer who has them now. */
export async function moveReads(
  db: Kysely<Database>,
  { id: keptId, companyId }: { readonly id: string; readonly companyId: string },
  customerIds: readonly string[],
): Promise<void> {
  await db
    .updateTable('fileReads')
    .set({ customerId: keptId })
    .where('companyId', '=', companyId)
    .where('customerId', 'in', [...customerIds])
    .execute();
}

export async function deleteOldReads(db: Kysely<Database>, olderThan: Date): Promise<void> {
  await db.deleteFrom('fileReads').where('at', '<', olderThan).execute();
}
