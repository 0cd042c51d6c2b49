import type { Db } from '../../database/connect';

/** Notes how far the statements of a company were read. */
export async function writeLearning(db: Db, companyId: string, readUntil: Date): Promise<void> {
  await db
    .insertInto('tollLearnings')
    .values({ companyId, readUntil })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet({ readUntil }))
    .execute();
}
