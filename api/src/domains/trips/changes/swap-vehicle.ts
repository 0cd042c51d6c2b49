import type { swapVehicleBody, TripRecord } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Actor, Deps } from '../../../deps';
import { countText, say } from '../../../language/say';
import { invalidField } from '../../../plugins/problem';
import { requireCompany } from '../../company/require-company';
import { vehicleNotFound } from '../../fleet/problems';
import { changeTrip } from '../change-trip';
import { answeringClashes } from '../period/answering-clashes';
import { cameBack } from '../period/came-back';
import { lockVehicles, occupy } from '../period/occupy';
import { wrongStatus } from '../problems';
import { refuseVehicleThatIsOut } from '../status/vehicle-out';
import { lockTrip, writeHistory, type Db, type TripRow } from '../store';
import { beginVehiclePeriod, endVehiclePeriod } from '../vehicle-periods/write-vehicle-periods';
import { tripView } from '../view';

type Body = v.InferOutput<typeof swapVehicleBody>;

/** Another vehicle for the rest of a trip under way; the price stays, and the one that came back is made ready. */
export async function swapVehicle(deps: Deps, user: Actor, body: Body): Promise<TripRecord> {
  const companyId = requireCompany(user);
  const trip = await answeringClashes(
    deps,
    companyId,
    () =>
      deps.db.transaction().execute(async (trx) => {
        const before = await lockTrip(trx, companyId, body.bookingId);
        if (before.status !== 'ONGOING')
          throw wrongStatus(before, before.status === 'INCOMPLETE' ? 'Choose another vehicle instead.' : '');
        return swap(deps, trx, user, before, body);
      }),
    'vehicleId',
  );
  return tripView(deps, companyId, trip);
}

async function swap(deps: Deps, trx: Db, { userId }: Actor, trip: TripRow, body: Body): Promise<TripRow> {
  const { vehicleId, reason, returnKilometre, handoverKilometre } = body;
  const { id: tripId, companyId, vehicleId: old, endsAt } = trip;
  const now = deps.clock.now();
  const handedOver = trip.handoverKm ?? 0;
  if (returnKilometre < handedOver)
    throw invalidField(
      'returnKilometre',
      say('It had {kilometres} km when it was handed over.', { kilometres: countText(handedOver) }),
    );
  const vehicles = await lockVehicles(trx, companyId, [vehicleId, old]);
  if (vehicles.find(({ id }) => id === vehicleId)?.deletedAt !== null) throw vehicleNotFound();
  if (vehicleId === old)
    throw invalidField('vehicleId', 'Choose another vehicle than the one that comes back.');
  await refuseVehicleThatIsOut(deps, trx, { tripId, vehicleId });
  await cameBack(trx, trip, now);
  // What is overdue has the other vehicle too until it comes back.
  const until = endsAt !== null && endsAt > now ? endsAt : new Date(now.getTime() + 1);
  await occupy(trx, companyId, { vehicleId, startsAt: now, endsAt: until, tripId }, now);
  await setKilometres(trx, { [old]: returnKilometre, [vehicleId]: handoverKilometre }, now);
  await endVehiclePeriod(trx, trip, { endsAt: now, returnKm: returnKilometre });
  const begun = { vehicleId, startsAt: now, handoverKm: handoverKilometre, handoverListId: null, reason };
  await beginVehiclePeriod(trx, trip, begun);
  const details = { from: old, to: vehicleId, reason, returnKilometre, handoverKilometre };
  await writeHistory(trx, trip, { kind: 'vehicle_swapped', at: now, userId, details });
  const drivenBefore = trip.drivenBefore + returnKilometre - handedOver;
  return changeTrip(trx, trip, { vehicleId, handoverKm: handoverKilometre, drivenBefore }, now);
}

async function setKilometres(
  trx: Db,
  kilometres: Readonly<Record<string, number>>,
  now: Date,
): Promise<void> {
  for (const [id, currentKm] of Object.entries(kilometres))
    await trx.updateTable('fleetVehicles').set({ currentKm, updatedAt: now }).where('id', '=', id).execute();
}
