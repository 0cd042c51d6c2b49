import { AppProblem } from '../plugins/problem';

/** For a row of a file, which has no other version to compare with. */
export const changedSinceFile = () => {
  const message =
    'This vehicle was changed after your file was made. Download it again to compare, or empty the version to store this row anyway.';
  return new AppProblem('changed_meanwhile', message, { errors: [{ path: 'version', message }] });
};
