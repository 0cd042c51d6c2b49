import type { Insertable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { RiskModelsTable } from '../../../database/tables/trip-risk';

export async function insertModel(db: Db, model: Insertable<RiskModelsTable>): Promise<void> {
  await db.insertInto('riskModels').values(model).execute();
}

/** The newest of each company stays. */
export async function deleteModelsBefore(db: Db, companyId: string, before: Date): Promise<void> {
  await db
    .deleteFrom('riskModels')
    .where('companyId', '=', companyId)
    .where('learnedAt', '<', before)
    .execute();
}
