import { anyPlate, vehicleImportTarget, type Country } from '@portal/shared/contract';
import type { Transaction } from 'kysely';
import * as v from 'valibot';

import type { Database } from '../../../database/schema';
import { changedSinceFile } from '../../../imports/changed-since-file';
import { invalidField } from '../../../plugins/problem';
import { validate } from '../../../plugins/validate';
import { parsePlate } from './check-form';
import { findFleetVehicle, findVehicleIdByPlate, lockFleetVehicle, type FleetVehicleRow } from './store';

type Trx = Transaction<Database>;

interface Target {
  /** Undefined for a new vehicle. */
  readonly vehicle: FleetVehicleRow | undefined;
  /** The version that the row was made from, where it says so. */
  readonly version: number | undefined;
}

/**
 * The vehicle that a row of a file is about, locked until the transaction ends.
 * @throws AppProblem for an id that is not in the fleet, and for a vehicle that has gone since the row was made
 */
export async function findTarget(
  trx: Trx,
  companyId: string,
  country: Country,
  sent: unknown,
): Promise<Target> {
  const { vehicleId, vehicleRegistrationNumber, version } = validate(vehicleImportTarget, sent);
  const plate = v.safeParse(anyPlate, vehicleRegistrationNumber);
  const idByPlate = () =>
    plate.success ? findVehicleIdByPlate(trx, companyId, parsePlate(country, plate.output)) : undefined;
  const id = vehicleId || (await idByPlate());
  const locked = id === undefined ? undefined : await lockFleetVehicle(trx, companyId, id);
  if (vehicleId && locked === undefined)
    throw invalidField('vehicleId', 'No vehicle of your fleet has this ID.');
  if (locked === undefined && version) throw changedSinceFile();
  return { vehicle: locked && (await findFleetVehicle(trx, companyId, locked.id)), version };
}
