import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema';

/** Takes down what a company has published. */
export async function hideAllOf(db: Kysely<Database>, companyId: string, now: Date): Promise<void> {
  await db
    .updateTable('listings')
    .set({ isVisible: false, updatedAt: now })
    .where('companyId', '=', companyId)
    .where('isVisible', '=', true)
    .execute();
}
