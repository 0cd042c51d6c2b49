import type { Kysely } from 'kysely';

import type { Database } from '../../../database/schema';

/** The company that asks the customer. The company of an individual owner has no name. */
export async function readLinkCompany(db: Kysely<Database>, companyId: string) {
  const row = await db
    .selectFrom('companies')
    .select(['companyName', 'companyLogo'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { name: row.companyName ?? '', logo: row.companyLogo };
}
