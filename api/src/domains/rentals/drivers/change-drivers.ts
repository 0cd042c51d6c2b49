import { driverLimits, type addTripDriverBody, type TripRecord } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import { newId } from '../../../database/ids';
import type { Actor, Deps } from '../../../deps';
import { say } from '../../../language/say';
import { AppProblem, invalidField, notFound } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { endDriver, insertDriver, listDrivers } from '../../trip-drivers';
import { changeTrip, voidContract } from '../trips/change-trip';
import { wrongStatus } from '../trips/problems';
import { lockTrip, type TripRow } from '../trips/store';
import { writeHistory } from '../trips/trip-repository';
import { tripView } from '../trips/view';

type Change = (trx: Db, trip: TripRow, now: Date) => Promise<{ driverId: string }>;

/**
 * Changes who else may drive on a trip that is not over. A draft is signed again, because its contract names them; what
 * both signed for a trip under way stays as it is.
 */
async function changeDrivers(
  deps: Deps,
  user: Actor,
  bookingId: string,
  kind: 'driver_added' | 'driver_removed',
  change: Change,
): Promise<TripRecord> {
  const companyId = requireCompany(user);
  const trip = await deps.db.transaction().execute(async (trx) => {
    const before = await lockTrip(trx, companyId, bookingId);
    if (before.status !== 'INCOMPLETE' && before.status !== 'ONGOING')
      throw wrongStatus(before, 'Its drivers stay.');
    const now = deps.clock.now();
    const details = await change(trx, before, now);
    await writeHistory(trx, before, { kind, at: now, userId: user.userId, details });
    const columns = before.status === 'INCOMPLETE' ? await voidContract(trx, before, now) : {};
    return changeTrip(trx, before, columns, now);
  });
  return tripView(deps, companyId, trip);
}

export const addTripDriver = (deps: Deps, user: Actor, body: v.InferOutput<typeof addTripDriverBody>) =>
  changeDrivers(
    deps,
    user,
    body.bookingId,
    'driver_added',
    async (trx, { id: tripId, companyId }, addedAt) => {
      const drivers = await listDrivers(trx, companyId, [tripId]);
      if (drivers.length >= driverLimits.max)
        throw new AppProblem(
          'conflict',
          say('A trip has at most {count} additional drivers.', { count: driverLimits.max }),
        );
      if (drivers.some(({ licenseNumber }) => licenseNumber === body.drivingLicenseNumber))
        throw invalidField('drivingLicenseNumber', 'The driver with this licence is on the trip already.');
      const driverId = newId();
      await insertDriver(trx, {
        companyId,
        id: driverId,
        tripId,
        name: body.driverName,
        licenseNumber: body.drivingLicenseNumber,
        licenseExpireDate: body.drivingLicenseExpireDate,
        phone: body.phoneNumber ?? null,
        addedAt,
      });
      return { driverId };
    },
  );

interface Removal {
  readonly bookingId: string;
  readonly driverId: string;
}

export const removeTripDriver = (deps: Deps, user: Actor, { bookingId, driverId }: Removal) =>
  changeDrivers(deps, user, bookingId, 'driver_removed', async (trx, { id: tripId, companyId }, now) => {
    if (!(await endDriver(trx, { companyId, tripId, driverId }, now))) throw notFound('This driver');
    return { driverId };
  });
