import { isUniqueViolation } from '../../plugins/database-errors';
import { AppProblem } from '../../plugins/problem';

/** The refusals of the database in words. */
export function explainTrackerProblem(error: unknown): unknown {
  if (isUniqueViolation(error, 'tracker_installations_one_per_vehicle'))
    return new AppProblem('conflict', 'This vehicle has a tracker already. Remove that one first.');
  if (isUniqueViolation(error, 'trackers_by'))
    return new AppProblem('conflict', 'This identifier is registered already.');
  return error;
}
