import { addDays, countDays, getPreviousDays, limits, type Days } from '@portal/shared/contract';
import { say, sayRule } from '../language/say';
import { invalidField } from '../plugins/problem';

/** Where no start was requested. */
const USUAL_DAYS = 30;

export interface Period extends Days {
  /** The same number of days, just before. */
  readonly previous: Days;
}

interface RangeQuery {
  readonly dateStartRange?: string | undefined;
  readonly dateEndRange?: string | undefined;
}

/** @throws AppProblem on the field */
export function toPeriod({ dateStartRange, dateEndRange }: RangeQuery, today: string): Period {
  const to = dateEndRange ?? (dateStartRange && dateStartRange > today ? dateStartRange : today);
  const from = dateStartRange ?? addDays(to, 1 - USUAL_DAYS);
  if (to < from) throw invalidField('dateEndRange', sayRule('validation.dateOrder'));
  if (countDays({ from, to }) > limits.dashboard.rangeDaysMax)
    throw invalidField(
      'dateStartRange',
      say('Choose at most {days} days.', { days: limits.dashboard.rangeDaysMax }),
    );
  return { from, to, previous: getPreviousDays({ from, to }) };
}
