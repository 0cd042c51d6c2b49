import type { Insertable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { Database } from '../../../database/schema';

type Contact = Insertable<Database['engineContacts']>;

/** Who is named waits for their code; who counts stays meanwhile. */
export async function upsertPendingContact(
  db: Db,
  contact: Required<Pick<Contact, 'companyId' | 'pendingEmail' | 'codeHash' | 'codeExpiresAt'>>,
): Promise<void> {
  const { companyId, ...pending } = contact;
  await db
    .insertInto('engineContacts')
    .values({ companyId, ...pending, tries: 0 })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet({ ...pending, tries: 0 }))
    .execute();
}

export async function updateContact(
  db: Db,
  companyId: string,
  change: Partial<Omit<Contact, 'companyId'>>,
): Promise<void> {
  await db.updateTable('engineContacts').set(change).where('companyId', '=', companyId).execute();
}

export async function deleteContact(db: Db, companyId: string): Promise<void> {
  await db.deleteFrom('engineContacts').where('companyId', '=', companyId).execute();
}
