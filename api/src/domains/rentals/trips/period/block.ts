import type { Db } from '../../../../database/connect';
import type { Deps } from '../../../../deps';
import { say, type Text } from '../../../../language/say';
import { isExclusionViolation } from '../../../../plugins/database-errors';
import { AppProblem } from '../../../../plugins/problem';
import { vehicleNotFound } from '../../../fleet';
import { momentText } from '../../../../time/moment-text';
import { lockVehicles, PeriodTaken, refuseTaken, type RequestedPeriod } from './occupy';
import { listTakenTimes, type TakenTime } from './list-taken-times';

/** Locks the vehicle for a block and checks that nobody has it then. @throws PeriodTaken */
export async function makeRoom(
  trx: Db,
  companyId: string,
  requested: RequestedPeriod,
  now: Date,
): Promise<void> {
  const [vehicle] = await lockVehicles(trx, companyId, [requested.vehicleId]);
  if (!vehicle || vehicle.deletedAt !== null) throw vehicleNotFound();
  await refuseTaken(trx, companyId, requested, requested.endsAt, now);
}

/** Does the work, and names the trip or the block that conflicts. */
export async function answerBlockClashes<Result>(
  deps: Deps,
  companyId: string,
  requested: RequestedPeriod,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isTaken = error instanceof PeriodTaken || isExclusionViolation(error);
    if (!isTaken) throw error;
    const text = getClashText(deps, await findBlockClash(deps, companyId, requested));
    throw new AppProblem('period_taken', text, { errors: [{ path: 'from', message: text }] });
  }
}

async function findBlockClash(
  { db, clock }: Deps,
  companyId: string,
  { vehicleId, startsAt, endsAt }: RequestedPeriod,
) {
  const blockQuery = { companyId, vehicleIds: [vehicleId], from: startsAt, to: endsAt };
  const [clash] = await listTakenTimes(db, { ...blockQuery, now: clock.now() });
  return clash;
}

function getClashText({ country }: Deps, clash: TakenTime | undefined): Text {
  if (clash === undefined) return 'The vehicle is taken at this time. Choose another time.';
  const [from, to] = [momentText(country, clash.startsAt), momentText(country, clash.endsAt)];
  return clash.kind === 'trip'
    ? say('The vehicle is taken by {code} from {from} to {to}. Choose another time.', {
        code: clash.code ?? '',
        from,
        to,
      })
    : say('The vehicle is blocked from {from} to {to} already. Choose another time.', { from, to });
}
