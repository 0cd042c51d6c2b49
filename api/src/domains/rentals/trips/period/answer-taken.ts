import type { Country } from '@portal/shared/contract';

import { AppProblem } from '../../../../plugins/problem';
import { clashText } from './answer-clashes';
import { PeriodTaken } from './occupy';

/** Does the work of a transaction. When a vehicle is taken, the refusal names the clash, without alternatives. */
export async function answerTaken<Result>(
  country: Country,
  plate: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PeriodTaken)) throw error;
    throw new AppProblem('period_taken', clashText(country, plate, error.clash));
  }
}
