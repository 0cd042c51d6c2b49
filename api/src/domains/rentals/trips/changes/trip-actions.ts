import * as v from 'valibot';

import type { Db } from '../../../../database/connect';
import type { StoredRates } from '../../../../database/tables/listings';
import type { Actor } from '../../../../deps';
import { changedSince, defineUndoable, recordAction } from '../../../agent-actions';
import { vehicleNotFound } from '../../../fleet';
import { changeTrip } from '../change-trip';
import { lockVehicles, occupyOn } from '../period/occupy';
import { answerTaken } from '../period/answer-taken';
import { planDraft } from '../period/plan-draft';
import { lockTrip, ownTrip, type TripRow } from '../store';
import { writeHistory } from '../trip-repository';

const agreed = v.object({
  vehicleId: v.string(),
  startsAt: v.string(),
  endsAt: v.string(),
  rental: v.nullable(v.number()),
  total: v.nullable(v.number()),
  includedKm: v.nullable(v.number()),
});
type Agreed = v.InferOutput<typeof agreed>;

const toAgreed = ({ vehicleId, startsAt, endsAt, rental, total, includedKm }: TripRow): Agreed => ({
  vehicleId,
  startsAt: startsAt?.toISOString() ?? '',
  endsAt: endsAt?.toISOString() ?? '',
  rental,
  total,
  includedKm,
});

const isAgreed = (trip: TripRow, { vehicleId, startsAt, endsAt, total }: Agreed): boolean =>
  trip.vehicleId === vehicleId &&
  trip.startsAt?.toISOString() === startsAt &&
  trip.endsAt?.toISOString() === endsAt &&
  trip.total === total;

const extended = v.object({ before: agreed, after: agreed });
const moved = v.object({
  ...extended.entries,
  /** Of the rates that were agreed, as they are stored. */
  rates: v.string(),
  extraKmCharge: v.nullable(v.number()),
  hasPayment: v.boolean(),
});

export const recordExtension = (trx: Db, user: Actor, before: TripRow, after: TripRow, at: Date) =>
  recordAction(
    trx,
    user,
    {
      kind: 'tripExtended',
      subjectId: after.id,
      name: after.code,
      change: { before: toAgreed(before), after: toAgreed(after) },
    },
    at,
  );

/** A signed contract does not come back, and dates that a draft did not have or hold are no dates to go back to. */
export async function recordMove(
  trx: Db,
  user: Actor,
  before: TripRow,
  after: TripRow,
  at: Date,
): Promise<void> {
  const { startsAt, endsAt, rates, extraKmCharge, hasPayment, contractSignedAt, holdsPeriod } = before;
  if (startsAt === null || endsAt === null || rates === null) return;
  if (contractSignedAt !== null || !holdsPeriod || isAgreed(after, toAgreed(before))) return;
  const change = {
    before: toAgreed(before),
    after: toAgreed(after),
    rates: JSON.stringify(rates),
    extraKmCharge,
    hasPayment,
  };
  await recordAction(trx, user, { kind: 'tripMoved', subjectId: after.id, name: after.code, change }, at);
}

/** A trip under way gets its earlier end back, at the price that was agreed for it. */
export const tripExtension = defineUndoable({
  change: extended,
  async check({ db, user }, { subjectId, name, change: { after } }) {
    const trip = await ownTrip(db, user.companyId, subjectId);
    if (trip.status !== 'ONGOING' || !isAgreed(trip, after)) throw changedSince(name);
  },
  async undo({ deps, db, user }, { subjectId, change: { before, after } }) {
    const now = deps.clock.now();
    const trip = await lockTrip(db, user.companyId, subjectId);
    const [vehicle] = await lockVehicles(db, user.companyId, [before.vehicleId]);
    const [startsAt, endsAt] = [new Date(before.startsAt), new Date(before.endsAt)];
    const requested = { vehicleId: before.vehicleId, startsAt, endsAt, tripId: trip.id };
    await answerTaken(deps.country, vehicle?.plate ?? '', () => occupyOn(db, user.companyId, requested, now));
    const details = { from: after.endsAt, to: before.endsAt, rental: before.rental };
    await writeHistory(db, trip, { kind: 'extended', at: now, userId: user.userId, details });
    await changeTrip(db, trip, toColumns(before, endsAt), now);
    return null;
  },
});

/** A draft gets its earlier vehicle and time back, if these are still free, at the rates that were agreed. */
export const tripMove = defineUndoable({
  change: moved,
  async check({ db, user }, { subjectId, name, change: { after } }) {
    const trip = await ownTrip(db, user.companyId, subjectId);
    const isAsMoved = trip.status === 'INCOMPLETE' && trip.contractSignedAt === null && isAgreed(trip, after);
    if (!isAsMoved) throw changedSince(name);
  },
  async undo({ deps, db, user }, { subjectId, change }) {
    const { before, after, rates, extraKmCharge, hasPayment } = change;
    const now = deps.clock.now();
    const trip = await lockTrip(db, user.companyId, subjectId);
    const [vehicle] = await lockVehicles(db, user.companyId, [before.vehicleId]);
    if (!vehicle || vehicle.deletedAt !== null) throw vehicleNotFound();
    const [startsAt, endsAt] = [new Date(before.startsAt), new Date(before.endsAt)];
    const agreedThen = { ...vehicle, rates: JSON.parse(rates) as StoredRates };
    const columns = await answerTaken(deps.country, vehicle.plate, () =>
      planDraft(db, trip, { vehicle: agreedThen, startsAt, endsAt }, now),
    );
    const details = { from: after, to: { vehicleId: before.vehicleId, startsAt, endsAt } };
    await writeHistory(db, trip, { kind: 'moved', at: now, userId: user.userId, details });
    const price = { ...toColumns(before, endsAt), rates, hasPayment };
    await changeTrip(
      db,
      trip,
      { ...columns, ...price, ...(extraKmCharge !== null && { extraKmCharge }) },
      now,
    );
    return null;
  },
});

const toColumns = ({ rental, total, includedKm }: Agreed, endsAt: Date) => ({
  endsAt,
  includedKm,
  ...(rental !== null && { rental }),
  ...(total !== null && { total }),
});
