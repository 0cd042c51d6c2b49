import { type TripLevel, type TripStatus } from '@portal/shared/contract';

import { AppProblem, notFound } from '../../plugins/problem';

export const tripNotFound = () => notFound('This trip');

export const changedMeanwhile = () =>
  new AppProblem(
    'changed_meanwhile',
    'This trip was changed meanwhile, perhaps in another tab. Load it again; what you typed is kept.',
  );

const standing: Readonly<Record<TripStatus, string>> = {
  INCOMPLETE: 'has not started yet',
  ONGOING: 'is under way',
  COMPLETED: 'is completed',
  CANCELLED: 'was cancelled',
};

/** The trip is not where the call needs it to be. */
export const wrongStatus = (
  { code, status }: { code: string; status: TripStatus },
  advice = '',
): AppProblem => new AppProblem('trip_transition', `${code} ${standing[status]}.${advice && ` ${advice}`}`);

const levelNames: Readonly<Record<TripLevel, string>> = {
  vehicle: 'the vehicle',
  customer: 'the customer',
  payment: 'dates and payment',
  checkList: 'the check-list',
  contract: 'the contract',
};

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const notFilled = (code: string, missing: readonly TripLevel[]): AppProblem =>
  new AppProblem(
    'trip_incomplete',
    `Before ${code} can start, fill in ${list.format(missing.map((level) => levelNames[level]))}.`,
    { errors: missing.map((path) => ({ path, message: `Fill in ${levelNames[path]}.` })) },
  );
