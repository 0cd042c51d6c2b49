import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema';

/** Takes down what a company has published; its row is locked as for publishing, so that none slips through. */
export async function hideAllOf(db: Kysely<Database>, companyId: string, now: Date): Promise<void> {
  await db.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
  await db
    .updateTable('listings')
    .set({ isVisible: false, updatedAt: now })
    .where('companyId', '=', companyId)
    .where('isVisible', '=', true)
    .execute();
}
