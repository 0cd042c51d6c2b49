import type { TripTaken } from '@portal/shared/contract';

import type { Deps } from '../../../../deps';
import { similarVehicles } from './similar';
import { getTurnaround } from '../get-turnaround';
import { nextFreeStart } from './next-free';
import type { RequestedPeriod } from './occupy';
import { listTakenTimes, type TakenTime } from './list-taken-times';

export const toTakenPeriod = ({ startsAt, endsAt, freeAt, tripId, code, kind }: TakenTime) => ({
  bookingStartDate: startsAt.toISOString(),
  bookingEndDate: endsAt.toISOString(),
  freeFrom: freeAt?.toISOString() ?? null,
  bookingId: tripId,
  tripCode: code,
  kind,
});

/** From when the vehicle is free for the requested length. */
async function nextFree(
  deps: Deps,
  companyId: string,
  { vehicleId, startsAt, endsAt, tripId }: RequestedPeriod,
) {
  const { db, clock } = deps;
  const blockQuery = { companyId, vehicleIds: [vehicleId], from: startsAt, to: null, except: tripId };
  const taken = await listTakenTimes(db, { ...blockQuery, now: clock.now() });
  const length = endsAt.getTime() - startsAt.getTime();
  const start = nextFreeStart(taken, startsAt, length, await getTurnaround(db, companyId));
  return (
    start && {
      bookingStartDate: start.toISOString(),
      bookingEndDate: new Date(start.getTime() + length).toISOString(),
    }
  );
}

/** The conflict of the vehicle for the time, if any. */
export async function findClash(
  deps: Deps,
  companyId: string,
  requested: RequestedPeriod,
): Promise<TakenTime | undefined> {
  const to = new Date(requested.endsAt.getTime() + (await getTurnaround(deps.db, companyId)));
  const [clash] = await listTakenTimes(deps.db, {
    companyId,
    vehicleIds: [requested.vehicleId],
    from: requested.startsAt,
    to,
    except: requested.tripId,
    now: deps.clock.now(),
  });
  return clash;
}

/** The alternatives to a vehicle that is taken. */
export async function findAlternatives(
  deps: Deps,
  companyId: string,
  requested: RequestedPeriod,
  clash: TakenTime | undefined,
): Promise<TripTaken> {
  const [free, similar] = await Promise.all([
    nextFree(deps, companyId, requested),
    similarVehicles(deps, companyId, requested),
  ]);
  return { clash: clash ? toTakenPeriod(clash) : null, nextFree: free, similar };
}
