import { AppProblem, invalidField, notFound } from '../../../plugins/problem';
import { isUniqueViolation } from '../../../plugins/database-errors';

export const vehicleNotFound = () => notFound('This vehicle');

export const changedMeanwhile = () =>
  new AppProblem(
    'changed_meanwhile',
    'This vehicle was changed meanwhile, perhaps in another tab. Compare before you save; what you typed is kept.',
  );

/** The refusal of the database, on its field; any other failure stays as it is. */
export function explainVehicleProblem(error: unknown): unknown {
  if (isUniqueViolation(error, 'fleet_vehicles_plate'))
    return invalidField(
      'vehicleRegistrationNumber',
      'Another vehicle of your fleet has this number plate.',
      'plate_taken',
    );
  if (isUniqueViolation(error, 'fleet_vehicles_chassis'))
    return invalidField(
      'chassisNumber',
      'Another vehicle of your fleet has this chassis number.',
      'chassis_taken',
    );
  return error;
}
