import type { Db } from '../../../../database/connect';
import { newId } from '../../../../database/ids';
import { isExclusionViolation } from '../../../../plugins/database-errors';
import { vehicleNotFound } from '../../../fleet';
import { getTurnaround } from '../settings';
import { deleteNewestOccupancy, endEarlierTurn, insertOccupancy, letGoOfHolds } from '../trip-repository';
import { takenTimes, type TakenTime } from './taken-times';

/** A vehicle for a time. */
export interface RequestedPeriod {
  readonly vehicleId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The trip it is for; none yet where it is only asked. */
  readonly tripId?: string | undefined;
}

/** Ends a transaction; becomes an answer that names the clash and what there is instead, see `answeringClashes`. */
export class PeriodTaken extends Error {
  constructor(
    readonly wanted: RequestedPeriod,
    readonly clash?: TakenTime,
  ) {
    super('This vehicle is taken');
  }
}

/** Whoever gives vehicles away does so one after the other. @throws AppProblem where the company has no such vehicle */
export async function lockVehicles(trx: Db, companyId: string, ids: readonly string[]) {
  const wanted = [...new Set(ids)];
  const rows = await trx
    .selectFrom('fleetVehicles')
    .select(['id', 'plate', 'rates', 'extraKmCharge', 'currentKm', 'deletedAt'])
    .where('companyId', '=', companyId)
    .where('id', 'in', wanted)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (rows.length < wanted.length) throw vehicleNotFound();
  return rows;
}

/**
 * Takes the vehicle, which is locked, for a trip whose open time it was or becomes. @throws PeriodTaken
 */
export async function occupy(
  trx: Db,
  companyId: string,
  wanted: RequestedPeriod & { readonly tripId: string },
  now: Date,
): Promise<void> {
  const { vehicleId, startsAt, endsAt, tripId } = wanted;
  const freeAt = new Date(endsAt.getTime() + (await getTurnaround(trx, companyId)));
  await refuseTaken(trx, companyId, wanted, freeAt, now);
  await endEarlierTurn(trx, wanted);
  try {
    await insertOccupancy(trx, { id: newId(), companyId, vehicleId, tripId, startsAt, endsAt, freeAt });
  } catch (error) {
    // A draft that is just taking its dates anew was in the way, or somebody who went past the lock.
    throw isExclusionViolation(error, 'vehicle_once') ? new PeriodTaken(wanted) : error;
  }
}

/** Makes sure that the vehicle, which is locked, is free until then, and stays so. @throws PeriodTaken */
export async function refuseTaken(
  trx: Db,
  companyId: string,
  wanted: RequestedPeriod,
  freeAt: Date,
  now: Date,
): Promise<void> {
  const { vehicleId, startsAt, tripId } = wanted;
  const [clash] = await takenTimes(trx, {
    companyId,
    vehicleIds: [vehicleId],
    from: startsAt,
    to: freeAt,
    except: tripId,
    now,
  });
  if (clash) throw new PeriodTaken(wanted, clash);
  await letGoOfHolds(trx, { blocking: { ...wanted, freeAt }, now });
}

/**
 * Gives a trip that is under way, or is again, its vehicle to another end; the time it had it so far is part of that.
 * @throws PeriodTaken
 */
export async function occupyOn(
  trx: Db,
  companyId: string,
  wanted: RequestedPeriod & { readonly tripId: string },
  now: Date,
): Promise<void> {
  // With another vehicle before it, this one's time began when it was swapped in.
  const begun = await deleteNewestOccupancy(trx, wanted.tripId);
  await occupy(trx, companyId, { ...wanted, startsAt: begun?.startsAt ?? wanted.startsAt }, now);
}
