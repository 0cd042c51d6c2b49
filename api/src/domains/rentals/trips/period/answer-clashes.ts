import type { Country } from '@portal/shared/contract';

import type { Deps } from '../../../../deps';
import { joinSentences, say, type Translated } from '../../../../language/say';
import { AppProblem } from '../../../../plugins/problem';
import { isUniqueViolation } from '../../../../plugins/database-errors';
import { momentText } from '../../../../time/moment-text';
import { findAlternatives, findClash } from './clash-view';
import { PeriodTaken } from './occupy';
import type { TakenTime } from './list-taken-times';

/** `DXB A 12345 is taken by T-000012 until 14 Mar 2026, 14:30.` */
export function clashText(country: Country, plate: string, clash: TakenTime | undefined): Translated {
  if (clash === undefined) return say('{plate} is taken at this time.', { plate });
  const until = momentText(country, clash.endsAt);
  if (clash.kind === 'trip')
    return say('{plate} is taken by {code} until {until}.', { plate, code: clash.code ?? '', until });
  return clash.kind === 'maintenance'
    ? say('{plate} is blocked for maintenance until {until}.', { plate, until })
    : say('{plate} is blocked until {until}.', { plate, until });
}

async function toTakenProblem(
  deps: Deps,
  companyId: string,
  { requested, clash: known }: PeriodTaken,
  path: string,
): Promise<AppProblem> {
  const clash = known ?? (await findClash(deps, companyId, requested));
  const taken = await findAlternatives(deps, companyId, requested, clash);
  const { plate } = await deps.db
    .selectFrom('fleetVehicles')
    .select('plate')
    .where('id', '=', requested.vehicleId)
    .executeTakeFirstOrThrow();
  const text = clashText(deps.country, plate, clash);
  const free = taken.nextFree && momentText(deps.country, new Date(taken.nextFree.bookingStartDate));
  const detail = free ? joinSentences(text, say('It is free from {moment}.', { moment: free })) : text;
  return new AppProblem('period_taken', detail, { errors: [{ path, message: text }], taken });
}

/**
 * Does the work. When a vehicle is taken, it makes a refusal that names the clash and the alternatives.
 * They are searched after the transaction has ended, so that nobody waits for it.
 */
export async function answerClashes<Result>(
  deps: Deps,
  companyId: string,
  work: () => Promise<Result>,
  path = 'bookingStartDate',
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PeriodTaken) throw await toTakenProblem(deps, companyId, error, path);
    if (isUniqueViolation(error, 'trips_out'))
      throw new AppProblem('period_taken', 'This vehicle is out with another customer.', {
        errors: [{ path, message: 'This vehicle is out with another customer.' }],
      });
    throw error;
  }
}
