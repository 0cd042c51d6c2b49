import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema';
import { hideListings } from './listing-repository';

/**
 * Takes down a company's published listings. It locks the company's row as publishing does, so that it misses
 * none.
 */
export async function hideAllListings(db: Kysely<Database>, companyId: string, now: Date): Promise<void> {
  const company = await db
    .selectFrom('companies')
    .select(['id', 'userId'])
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (company !== undefined) await hideListings(db, company, now);
}
