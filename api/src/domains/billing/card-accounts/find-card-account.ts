import type { Db } from '../../../database/connect';

/** The account at the provider that a company has connected; null for none. */
export async function findCardAccount(db: Db, companyId: string): Promise<string | null> {
  const row = await db
    .selectFrom('cardAccounts')
    .select('account')
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return row?.account ?? null;
}
