import { fromMinorUnits, type tripPage } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Actor, Deps } from '../../../../deps';
import { requireCompany } from '../../../company';
import { tripViews } from '../view';
import { refuseForeignIds } from './refuse-foreign-ids';
import { tripRows, type TripQuery } from './rows';

export async function tripsPage(
  deps: Deps,
  user: Actor,
  query: TripQuery,
): Promise<v.InferOutput<typeof tripPage>> {
  const companyId = requireCompany(user);
  const { db, clock, country } = deps;
  await refuseForeignIds(deps, companyId, query);
  const { rows, total, sum } = await tripRows(db, companyId, query, clock.now(), country);
  const { page, limit } = query;
  return {
    list: await tripViews(deps, companyId, rows),
    page,
    limit,
    total,
    totalNumberOfPages: Math.ceil(total / limit),
    ...(sum === undefined ? {} : { sum: fromMinorUnits(sum) }),
  };
}
