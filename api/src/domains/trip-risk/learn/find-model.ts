import { bookingFactKinds } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { RiskModel } from '../score/risk-model';

export interface LearnedModel {
  readonly model: RiskModel;
  readonly learnedAt: Date;
  /** Learned from. */
  readonly trips: number;
}

const hasAllFacts = ({ weights }: RiskModel): boolean =>
  bookingFactKinds.every((kind) => Object.hasOwn(weights, kind));

/** The company's newest weights; null where there were too few trips, or where a fact was added since. */
export async function findModel(db: Db, companyId: string): Promise<LearnedModel | null> {
  const row = await db
    .selectFrom('riskModels')
    .select(['model', 'learnedAt', 'trips'])
    .where('companyId', '=', companyId)
    .orderBy('learnedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row?.model || !hasAllFacts(row.model)) return null;
  return { model: row.model, learnedAt: row.learnedAt, trips: row.trips };
}
