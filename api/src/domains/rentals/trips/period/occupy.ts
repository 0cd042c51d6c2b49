import type { Db } from '../../../../database/connect';
import { newId } from '../../../../database/ids';
import { isExclusionViolation } from '../../../../plugins/database-errors';
import { vehicleNotFound } from '../../../fleet';
import { getTurnaround } from '../get-turnaround';
import { deleteNewestOccupancy, endEarlierTurn, insertOccupancy, releaseHolds } from '../trip-repository';
import { listTakenTimes, type TakenTime } from './list-taken-times';

/** A vehicle for a time. */
export interface RequestedPeriod {
  readonly vehicleId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The trip that it is for; none if the caller only asks. */
  readonly tripId?: string | undefined;
}

/**
 * Ends a transaction; becomes an answer that names the clash and the alternatives, see `answerClashes`.
 */
export class PeriodTaken extends Error {
  constructor(
    readonly requested: RequestedPeriod,
    readonly clash?: TakenTime,
  ) {
    super('This vehicle is taken');
  }
}

/**
 * Calls that assign vehicles run one after the other.
 * @throws AppProblem if the company has no such vehicle
 */
export async function lockVehicles(trx: Db, companyId: string, ids: readonly string[]) {
  const vehicleIds = [...new Set(ids)];
  const rows = await trx
    .selectFrom('fleetVehicles')
    .select(['id', 'plate', 'rates', 'extraKmCharge', 'currentKm', 'deletedAt'])
    .where('companyId', '=', companyId)
    .where('id', 'in', vehicleIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (rows.length < vehicleIds.length) throw vehicleNotFound();
  return rows;
}

/**
 * Takes the vehicle, which is locked, for a trip that has this open time or gets it.
 * @throws PeriodTaken
 */
export async function occupy(
  trx: Db,
  companyId: string,
  requested: RequestedPeriod & { readonly tripId: string },
  now: Date,
): Promise<void> {
  const { vehicleId, startsAt, endsAt, tripId } = requested;
  const freeAt = new Date(endsAt.getTime() + (await getTurnaround(trx, companyId)));
  await refuseTaken(trx, companyId, requested, freeAt, now);
  await endEarlierTurn(trx, { ...requested, companyId });
  try {
    await insertOccupancy(trx, { id: newId(), companyId, vehicleId, tripId, startsAt, endsAt, freeAt });
  } catch (error) {
    // The conflict was a draft that is just taking its dates again, or a writer that bypassed the lock.
    throw isExclusionViolation(error, 'vehicle_once') ? new PeriodTaken(requested) : error;
  }
}

/** Checks that the vehicle, which is locked, is free until then, and keeps it so. @throws PeriodTaken */
export async function refuseTaken(
  trx: Db,
  companyId: string,
  requested: RequestedPeriod,
  freeAt: Date,
  now: Date,
): Promise<void> {
  const { vehicleId, startsAt, tripId } = requested;
  const [clash] = await listTakenTimes(trx, {
    companyId,
    vehicleIds: [vehicleId],
    from: startsAt,
    to: freeAt,
    except: tripId,
    now,
  });
  if (clash) throw new PeriodTaken(requested, clash);
  await releaseHolds(trx, { blocking: { ...requested, companyId, freeAt }, now });
}

/**
 * Gives a trip that is under way, or is again, its vehicle until another end; includes the time it had it so
 * far.
 * @throws PeriodTaken
 */
export async function occupyOn(
  trx: Db,
  companyId: string,
  requested: RequestedPeriod & { readonly tripId: string },
  now: Date,
): Promise<void> {
  // With an earlier vehicle, this one's time began with the swap.
  const begun = await deleteNewestOccupancy(trx, { id: requested.tripId, companyId });
  await occupy(trx, companyId, { ...requested, startsAt: begun?.startsAt ?? requested.startsAt }, now);
}
