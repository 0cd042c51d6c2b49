import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema';
import { hideListings } from './listing-repository';

/** Takes down what a company has published; its row is locked as for publishing, so that none slips through. */
export async function hideAllListings(db: Kysely<Database>, companyId: string, now: Date): Promise<void> {
  await db.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
  await hideListings(db, companyId, now);
}
