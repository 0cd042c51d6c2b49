import type { moveTripBody, TripRecord } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../../database/connect';
import type { Actor, Deps } from '../../../../deps';
import { say } from '../../../../language/say';
import { invalidField } from '../../../../plugins/problem';
import { requireCompany } from '../../../company';
import { vehicleNotFound } from '../../../fleet';
import { changeTrip } from '../change-trip';
import { answerClashes } from '../period/answer-clashes';
import { lockVehicles } from '../period/occupy';
import { planDraft } from '../period/plan-draft';
import { changedMeanwhile, wrongStatus } from '../problems';
import { lockTrip, type TripRow } from '../store';
import { writeHistory } from '../trip-repository';
import { tripView } from '../view';
import { endLater } from './end-later';
import { recordExtension, recordMove } from './trip-actions';

type Body = v.InferOutput<typeof moveTripBody>;

/** Moves a trip that has not started in time or to another vehicle; of a trip under way only the end. */
export async function moveTrip(deps: Deps, user: Actor, body: Body): Promise<TripRecord> {
  const companyId = requireCompany(user);
  const trip = await answerClashes(deps, companyId, () =>
    deps.db.transaction().execute(async (trx) => {
      const before = await lockTrip(trx, companyId, body.bookingId);
      if (body.version !== undefined && body.version !== before.version) throw changedMeanwhile();
      if (before.status === 'INCOMPLETE') return moveDraft(deps, trx, user, before, body);
      if (before.status === 'ONGOING') return moveEnd(deps, trx, user, before, body);
      throw wrongStatus(before, 'What has ended cannot be moved.');
    }),
  );
  return tripView(deps, companyId, trip);
}

async function moveDraft(deps: Deps, trx: Db, user: Actor, trip: TripRow, body: Body): Promise<TripRow> {
  const now = deps.clock.now();
  const vehicleId = body.vehicleId ?? trip.vehicleId;
  const [vehicle] = await lockVehicles(trx, trip.companyId, [vehicleId]);
  if (!vehicle || vehicle.deletedAt !== null) throw vehicleNotFound();
  const [startsAt, endsAt] = [new Date(body.bookingStartDate), new Date(body.bookingEndDate)];
  const columns = await planDraft(trx, trip, { vehicle, startsAt, endsAt }, now);
  const from = { vehicleId: trip.vehicleId, startsAt: trip.startsAt, endsAt: trip.endsAt };
  const details = { from, to: { vehicleId, startsAt, endsAt } };
  await writeHistory(trx, trip, { kind: 'moved', at: now, userId: user.userId, details });
  const after = await changeTrip(trx, trip, columns, now);
  await recordMove(trx, user, trip, after, now);
  return after;
}

async function moveEnd(deps: Deps, trx: Db, user: Actor, trip: TripRow, body: Body): Promise<TripRow> {
  if (body.vehicleId !== undefined) await lockVehicles(trx, trip.companyId, [body.vehicleId]);
  if (body.vehicleId !== undefined && body.vehicleId !== trip.vehicleId)
    throw wrongStatus(trip, 'Replace its vehicle instead.');
  if (Date.parse(body.bookingStartDate) !== trip.startsAt?.getTime())
    throw invalidField(
      'bookingStartDate',
      say('{code} is under way: only its end can be moved.', { code: trip.code }),
    );
  const after = await endLater(deps, trx, user, trip, new Date(body.bookingEndDate));
  await recordExtension(trx, user, trip, after, deps.clock.now());
  return after;
}
