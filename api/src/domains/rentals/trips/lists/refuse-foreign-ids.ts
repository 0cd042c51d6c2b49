import type { Deps } from '../../../../deps';
import { customerNotFound, findCustomer } from '../../../customers';
import { fleetVehiclesById, vehicleNotFound } from '../../../fleet';
import type { TripFilter } from './conditions';

/** @throws AppProblem if the vehicle or the customer of a filter is not the company's */
export async function refuseForeignIds(
  { db }: Deps,
  companyId: string,
  { vehicleId, customerId }: Pick<TripFilter, 'vehicleId' | 'customerId'>,
): Promise<void> {
  if (vehicleId && (await fleetVehiclesById(db, companyId, [vehicleId])).length === 0)
    throw vehicleNotFound();
  if (customerId && !(await findCustomer(db, companyId, customerId))) throw customerNotFound();
}
