import type { Kysely } from 'kysely';

import type { Database } from '../../../database/schema';

/** Who asks the customer. An individual owner's company has no name. */
export async function askingCompany(db: Kysely<Database>, companyId: string) {
  const row = await db
    .selectFrom('companies')
    .select(['companyName', 'companyLogo'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { name: row.companyName ?? '', logo: row.companyLogo };
}
