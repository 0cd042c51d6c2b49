import type { Insertable, Updateable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { AgreementsTable, AgreementTermsTable } from '../../../database/tables/agreements';

/** For a user who has none yet. */
export async function insertAgreement(db: Db, userId: string): Promise<void> {
  await db
    .insertInto('agreements')
    .values({ userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateAgreement(
  db: Db,
  userId: string,
  columns: Updateable<AgreementsTable>,
): Promise<void> {
  await db.updateTable('agreements').set(columns).where('userId', '=', userId).execute();
}

export async function insertTerms(db: Db, terms: Insertable<AgreementTermsTable>): Promise<void> {
  await db.insertInto('agreementTerms').values(terms).execute();
}
