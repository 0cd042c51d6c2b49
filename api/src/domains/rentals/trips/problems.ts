import { type TripLevel, type TripStatus } from '@portal/shared/contract';

import { joinSentences, formatList, say, type PlainSentence, type Sentence } from '../../../language/say';
import { AppProblem, notFound } from '../../../plugins/problem';

export const tripNotFound = () => notFound('This trip');

export const changedMeanwhile = () =>
  new AppProblem(
    'changed_meanwhile',
    'This trip was changed meanwhile, perhaps in another tab. Load it again; what you typed is kept.',
  );

const standing = {
  INCOMPLETE: '{code} has not started yet.',
  ONGOING: '{code} is under way.',
  COMPLETED: '{code} is completed.',
  CANCELLED: '{code} was cancelled.',
} as const satisfies Record<TripStatus, Sentence>;

/** The trip does not have the status that the call needs. */
export const wrongStatus = (
  { code, status }: { code: string; status: TripStatus },
  advice: PlainSentence | '' = '',
): AppProblem => {
  const where = say(standing[status], { code });
  return new AppProblem('trip_transition', advice ? joinSentences(where, say(advice)) : where);
};

const levelNames: Readonly<Record<TripLevel, PlainSentence>> = {
  vehicle: 'the vehicle',
  customer: 'the customer',
  payment: 'dates and payment',
  checkList: 'the checklist',
  contract: 'the contract',
};

export const notFilled = (code: string, missing: readonly TripLevel[]): AppProblem =>
  new AppProblem(
    'trip_incomplete',
    say('Before {code} can start, fill in {levels}.', {
      code,
      levels: formatList(missing.map((level) => say(levelNames[level]))),
    }),
    {
      errors: missing.map((path) => ({
        path,
        message: say('Fill in {level}.', { level: say(levelNames[path]) }),
      })),
    },
  );
