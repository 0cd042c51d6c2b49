import { fromMinorUnits, type tripPage } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Actor, Deps } from '../../../deps';
import { requireCompany } from '../../company/require-company';
import { customerNotFound } from '../../customers/problems';
import { findCustomer } from '../../customers/store';
import { vehicleNotFound } from '../../fleet/problems';
import { fleetVehiclesById } from '../../fleet/store';
import { tripViews } from '../view';
import { tripRows, type TripQuery } from './rows';

export async function tripsPage(
  deps: Deps,
  user: Actor,
  wanted: TripQuery,
): Promise<v.InferOutput<typeof tripPage>> {
  const companyId = requireCompany(user);
  const { db, clock, country } = deps;
  await refuseStrangers(deps, companyId, wanted);
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

/** @throws AppProblem where a vehicle or a customer that is asked for is not the company's */
async function refuseStrangers(
  { db }: Deps,
  companyId: string,
  { vehicleId, customerId }: TripQuery,
): Promise<void> {
  if (vehicleId && (await fleetVehiclesById(db, companyId, [vehicleId])).length === 0)
    throw vehicleNotFound();
  if (customerId && !(await findCustomer(db, companyId, customerId))) throw customerNotFound();
}
