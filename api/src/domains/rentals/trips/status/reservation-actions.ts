import * as v from 'valibot';

import type { Db } from '../../../../database/connect';
import type { Actor } from '../../../../deps';
import { changedSince, defineUndoable, recordAction } from '../../../agent-actions';
import { changeTrip, computeHoldEnd } from '../change-trip';
import { lockTrip, ownTrip, type TripRow } from '../store';
import { writeHistory } from '../trip-repository';
import { refuseUnknown } from './refuse-unknown';

const confirmed = v.object({
  confirmedAt: v.string(),
  /** What was paid by then, as money that comes later binds the company. */
  paid: v.number(),
  depositLeft: v.number(),
});
const released = v.object({ confirmedAt: v.string(), confirmedBy: v.nullable(v.string()) });

export const recordConfirmation = (
  trx: Db,
  user: Actor,
  { id, code, paid, depositLeft }: TripRow,
  confirmedAt: Date,
) =>
  recordAction(
    trx,
    user,
    {
      kind: 'reservationConfirmed',
      subjectId: id,
      name: code,
      change: { confirmedAt: confirmedAt.toISOString(), paid, depositLeft },
    },
    confirmedAt,
  );

export const recordRelease = (
  trx: Db,
  user: Actor,
  { id, code, confirmedAt, confirmedBy }: TripRow,
  at: Date,
) =>
  recordAction(
    trx,
    user,
    {
      kind: 'reservationReleased',
      subjectId: id,
      name: code,
      change: { confirmedAt: confirmedAt?.toISOString() ?? '', confirmedBy },
    },
    at,
  );

/** The trip is a draft again, unless it was paid since or its contract is signed. */
export const reservationConfirmation = defineUndoable({
  change: confirmed,
  async check({ db, user }, { subjectId, name, change }) {
    const trip = await ownTrip(db, user.companyId, subjectId);
    const isAsConfirmed =
      trip.status === 'INCOMPLETE' &&
      trip.confirmedAt?.toISOString() === change.confirmedAt &&
      trip.contractSignedAt === null &&
      trip.paid === change.paid &&
      trip.depositLeft === change.depositLeft;
    if (!isAsConfirmed) throw changedSince(name);
  },
  async undo({ deps, db, user }, { subjectId }) {
    const now = deps.clock.now();
    const trip = await lockTrip(db, user.companyId, subjectId);
    const draft = { confirmedAt: null, confirmedBy: null, heldUntil: computeHoldEnd(now) };
    await changeTrip(db, trip, draft, now);
    await writeHistory(db, trip, { kind: 'reservation_released', at: now, userId: user.userId });
    return null;
  },
});

/** The draft is reserved again, as long as it still holds its dates. */
export const reservationRelease = defineUndoable({
  change: released,
  async check({ deps, db, user }, { subjectId, name }) {
    const trip = await ownTrip(db, user.companyId, subjectId);
    if (trip.status !== 'INCOMPLETE' || trip.confirmedAt !== null) throw changedSince(name);
    refuseUnknown(trip, deps.clock.now());
  },
  async undo({ deps, db, user }, { subjectId, change: { confirmedAt, confirmedBy } }) {
    const now = deps.clock.now();
    const trip = await lockTrip(db, user.companyId, subjectId);
    await changeTrip(db, trip, { confirmedAt: new Date(confirmedAt), confirmedBy }, now);
    await writeHistory(db, trip, { kind: 'reservation_confirmed', at: now, userId: user.userId });
    return null;
  },
});
