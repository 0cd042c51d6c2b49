import { isUniqueViolation } from '../../../plugins/database-errors';
import { AppProblem, invalidField, type Refused } from '../../../plugins/problem';

export const changedMeanwhile = () =>
  new AppProblem(
    'changed_meanwhile',
    'This listing was changed meanwhile, perhaps in another tab. Compare before you save; what you typed is kept.',
  );

export const changedSince = () =>
  new AppProblem('changed_meanwhile', 'This vehicle was changed since; its price stays as it is.');

export const companyRequired = () =>
  new AppProblem('company_required', 'Register your company first; then you can add vehicles.');

export const plateTaken = () =>
  invalidField('vehicleRegistrationNumber', 'Another of your listings has this number plate.', 'plate_taken');

/** Explains the refusal of the database's unique plate. */
export const toPlateProblem = (error: unknown): unknown =>
  isUniqueViolation(error, 'listings_plate') ? plateTaken() : error;

/** All errors at once, so that nobody has to correct one field after the other. */
export const invalidFields = (errors: readonly Refused[]) =>
  new AppProblem('invalid_input', 'Some fields are not correct. Check them and try again.', { errors });
