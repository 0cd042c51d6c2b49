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
  wanted: TripQuery,
): Promise<v.InferOutput<typeof tripPage>> {
  const companyId = requireCompany(user);
  const { db, clock, country } = deps;
  await refuseForeignIds(deps, companyId, wanted);
  const { rows, total, sum } = await tripRows(db, companyId, wanted, clock.now(), country);
  const { page, limit } = wanted;
  return {
    list: await tripViews(deps, companyId, rows),
    page,
    limit,
    total,
    totalNumberOfPages: Math.ceil(total / limit),
    ...(sum === undefined ? {} : { sum: fromMinorUnits(sum) }),
  };
}
