import { limits, type Plan, type PlanUse } from '@portal/shared/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../database/schema';
import type { Actor, Deps } from '../../../deps';
import { notFound } from '../../../plugins/problem';
import { updatePlan } from './company-repository';

const selectPlanUse = (db: Kysely<Database>) =>
  db
    .selectFrom('companies')
    .select([
      'plan',
      sql<number>`(select count(*) from listings where user_id = companies.user_id and is_visible and deleted_at is null)`.as(
        'published',
      ),
    ]);

const withLimit = ({ plan, published }: { plan: Plan; published: number }): PlanUse => ({
  plan,
  published,
  limit: limits.planListings[plan],
});

export async function getPlan({ db }: Deps, { userId }: Actor): Promise<PlanUse> {
  const use = await selectPlanUse(db).where('userId', '=', userId).executeTakeFirst();
  if (use === undefined) throw notFound('This company');
  return withLimit(use);
}

/**
 * Only the operator sets it. A smaller plan takes nothing down; it only prevents further publishing. Null:
 * there is no such company.
 */
export async function changePlan(
  { db }: Pick<Deps, 'db'>,
  companyId: string,
  plan: Plan,
): Promise<PlanUse | null> {
  await updatePlan(db, companyId, plan);
  const use = await selectPlanUse(db).where('id', '=', companyId).executeTakeFirst();
  return use ? withLimit(use) : null;
}
