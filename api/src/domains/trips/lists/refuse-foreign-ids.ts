import type { Deps } from '../../../deps';
import { customerNotFound } from '../../customers/problems';
import { findCustomer } from '../../customers/store';
import { vehicleNotFound } from '../../fleet/problems';
import { fleetVehiclesById } from '../../fleet/store';
import type { TripFilter } from './conditions';

/** @throws AppProblem where the vehicle or the customer of a filter is not the company's */
export async function refuseForeignIds(
  { db }: Deps,
  companyId: string,
  { vehicleId, customerId }: Pick<TripFilter, 'vehicleId' | 'customerId'>,
): Promise<void> {
  if (vehicleId && (await fleetVehiclesById(db, companyId, [vehicleId])).length === 0)
    throw vehicleNotFound();
  if (customerId && !(await findCustomer(db, companyId, customerId))) throw customerNotFound();
}
