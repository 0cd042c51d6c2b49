import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema';
import { hideListings } from './listing-repository';

/**
 * Takes down a company's published listings. It locks the company's row as publishing does, so that it misses
 * none.
 */
export async function hideAllListings(db: Kysely<Database>, companyId: string, now: Date): Promise<void> {
  await db.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
  await hideListings(db, companyId, now);
}
