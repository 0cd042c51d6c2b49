import type { swapVehicleBody, TripRecord } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { countText, say } from '../../../language/say';
import { AppProblem, invalidField } from '../../../plugins/problem';
import { signCheckList } from '../check-lists/sign-check-list';
import { findCheckList, lockCheckList, type StoredCheckList } from '../check-lists/store';
import { requireCompany } from '../../company';
import { attachFiles } from '../../files';
import { updateVehicle, vehicleNotFound } from '../../fleet';
import { changeTrip } from '../trips/change-trip';
import { answerClashes } from '../trips/period/answer-clashes';
import { recordReturn } from '../trips/period/record-return';
import { lockVehicles, occupy } from '../trips/period/occupy';
import { isFilled } from '../trips/period/signed-handover';
import { wrongStatus } from '../trips/problems';
import { refuseVehicleThatIsOut } from '../trips/status/vehicle-out';
import { lockTrip, type TripRow } from '../trips/store';
import { writeHistory } from '../trips/trip-repository';
import { beginVehiclePeriod, endVehiclePeriod } from '../trips/vehicle-periods/vehicle-period-repository';
import { tripView } from '../trips/view';
import { writeAddendum } from './write-addendum';

type Body = v.InferOutput<typeof swapVehicleBody>;

/**
 * Another vehicle for the rest of a trip under way: a return and a handover, signed once. The price stays.
 */
export async function swapVehicle(deps: Deps, user: Actor, body: Body): Promise<TripRecord> {
  const companyId = requireCompany(user);
  const trip = await answerClashes(
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

async function swap(deps: Deps, trx: Db, user: Actor, trip: TripRow, body: Body): Promise<TripRow> {
  const { vehicleId, reason } = body;
  const { id: tripId, companyId, vehicleId: old, endsAt } = trip;
  const now = deps.clock.now();
  const vehicles = await lockVehicles(trx, companyId, [vehicleId, old]);
  const findPlate = (id: string) => vehicles.find((vehicle) => vehicle.id === id)?.plate ?? '';
  if (vehicles.find(({ id }) => id === vehicleId)?.deletedAt !== null) throw vehicleNotFound();
  if (vehicleId === old)
    throw invalidField('vehicleId', 'Choose another vehicle than the one that comes back.');
  await refuseVehicleThatIsOut(deps, trx, trip, vehicleId);
  const returned = await lockFilledList(trx, trip, { vehicleId: old, moment: 'return' }, findPlate(old));
  const handed = await lockFilledList(trx, trip, { vehicleId, moment: 'handover' }, findPlate(vehicleId));
  const handedOver = trip.handoverKm ?? 0;
  if (returned.odometer < handedOver)
    throw invalidField(
      'odometer',
      say('At handover the odometer showed {kilometres} km.', { kilometres: countText(handedOver) }),
    );
  await signBoth(trx, user, trip, [returned.list, handed.list], body, now);
  await recordReturn(trx, trip, now);
  // An overdue trip also keeps the other vehicle until it comes back.
  const until = endsAt !== null && endsAt > now ? endsAt : new Date(now.getTime() + 1);
  await occupy(trx, companyId, { vehicleId, startsAt: now, endsAt: until, tripId }, now);
  await setKilometres(trx, companyId, { [old]: returned.odometer, [vehicleId]: handed.odometer }, now);
  await endVehiclePeriod(trx, trip, { endsAt: now, returnKm: returned.odometer });
  const handoverListId = handed.list.id;
  const begun = { vehicleId, startsAt: now, handoverKm: handed.odometer, handoverListId, reason };
  const periodId = await beginVehiclePeriod(trx, trip, begun);
  await writeAddendum(deps, trx, user, trip, { ...body, periodId, at: now });
  const readings = { returnKilometre: returned.odometer, handoverKilometre: handed.odometer };
  const details = { from: old, to: vehicleId, reason, ...readings };
  await writeHistory(trx, trip, { kind: 'vehicle_swapped', at: now, userId: user.userId, details });
  const drivenBefore = trip.drivenBefore + returned.odometer - handedOver;
  return changeTrip(trx, trip, { vehicleId, handoverKm: handed.odometer, drivenBefore, handoverListId }, now);
}

interface FilledList {
  readonly list: StoredCheckList;
  readonly odometer: number;
}

/** @throws AppProblem if it is not filled in yet */
async function lockFilledList(
  trx: Db,
  { id: bookingId, companyId }: TripRow,
  key: { readonly vehicleId: string; readonly moment: 'handover' | 'return' },
  plate: string,
): Promise<FilledList> {
  const found = await findCheckList(trx, companyId, { ...key, bookingId });
  const list = found && (await lockCheckList(trx, companyId, found.id));
  if (list === undefined || list.odometer === null || !(list.signedAt !== null || isFilled(list)))
    throw new AppProblem('trip_incomplete', say('Fill in the checklist of {plate} first.', { plate }));
  return { list, odometer: list.odometer };
}

/** Each party signs once for both lists; a list that was already signed stays as it is. */
async function signBoth(
  trx: Db,
  user: Actor,
  trip: TripRow,
  lists: readonly StoredCheckList[],
  { agentSignature, customerSignature }: Body,
  at: Date,
): Promise<void> {
  await attachFiles(
    trx,
    user.userId,
    [
      { path: 'agentSignature', fileId: agentSignature, kind: 'image' },
      { path: 'customerSignature', fileId: customerSignature, kind: 'image' },
    ],
    at,
  );
  for (const list of lists)
    if (list.signedAt === null)
      await signCheckList(trx, user, trip, list, { agentSignature, customerSignature, at });
}

async function setKilometres(
  trx: Db,
  companyId: string,
  kilometres: Readonly<Record<string, number>>,
  now: Date,
): Promise<void> {
  for (const [id, currentKm] of Object.entries(kilometres))
    await updateVehicle(trx, companyId, id, { currentKm, updatedAt: now });
}
