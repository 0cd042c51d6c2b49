import type { AgentActionKind } from '@portal/shared/contract';
import * as v from 'valibot';

import type { Db } from '../../database/connect';
import type { Actor } from '../../deps';
import { notFound } from '../../plugins/problem';
import { changedSince, defineUndoable, recordAction, type UndoCall } from '../agent-actions';
import { fleetVehiclesById } from '../fleet';
import { explainTrackerProblem } from './explain-tracker-problem';
import { selectPlacedTrackers } from './select-placed-trackers';
import { endInstallation, removeTracker, restoreTracker, startInstallation } from './tracker-repository';

interface Placing {
  /** The vehicle that it was in. */
  readonly before: string | null;
  /** The vehicle that it is in now. */
  readonly after: string | null;
}

/** The record of a vehicle opens: the one that the tracker is in, or was taken out of. */
const getPageId = ({ change }: { readonly change: Placing }) => change.after ?? change.before ?? '';

/** Called by the plate of the vehicle. */
export async function recordTracker(
  trx: Db,
  user: Actor & { readonly companyId: string },
  kind: Extract<AgentActionKind, `tracker${string}`>,
  trackerId: string,
  change: Placing,
  at: Date,
): Promise<void> {
  const [vehicle] = await fleetVehiclesById(trx, user.companyId, [getPageId({ change })]);
  await recordAction(trx, user, { kind, subjectId: trackerId, name: vehicle?.plate ?? '', change }, at);
}

interface Action {
  readonly subjectId: string;
  readonly name: string;
  readonly change: Placing;
}

async function refuseMoved({ db, user }: UndoCall, { subjectId, name, change }: Action): Promise<void> {
  const row = await selectPlacedTrackers(db, user.companyId)
    .select(['tracker.removedAt', 'installation.vehicleId'])
    .where('tracker.id', '=', subjectId)
    .executeTakeFirst();
  if (row === undefined) throw notFound('This tracker');
  // A removed tracker is in no vehicle.
  const isThere = row.removedAt === null;
  if (row.vehicleId !== change.after || isThere !== (change.after !== null)) throw changedSince(name);
}

/** From now on it is in the vehicle that it was in, unless that one has another tracker by now. */
async function putBack({ deps, db, user }: UndoCall, { subjectId, change }: Action): Promise<null> {
  const { companyId } = user;
  const { before, after } = change;
  const now = deps.clock.now();
  try {
    if (after !== null) await endInstallation(db, companyId, subjectId, now);
    else await restoreTracker(db, companyId, subjectId);
    if (before !== null)
      await startInstallation(db, { companyId, trackerId: subjectId, vehicleId: before }, now);
  } catch (error) {
    throw explainTrackerProblem(error);
  }
  return null;
}

const vehicle = v.string();

/** A new tracker goes away. What it sent stays. */
export const trackerAddition = defineUndoable({
  change: v.object({ before: v.null(), after: vehicle }),
  getPageId,
  check: refuseMoved,
  async undo({ deps, db, user }, { subjectId }) {
    await removeTracker(db, user.companyId, subjectId, deps.clock.now());
    return null;
  },
});

export const trackerMove = defineUndoable({
  change: v.object({ before: v.nullable(vehicle), after: vehicle }),
  getPageId,
  check: refuseMoved,
  undo: putBack,
});

/** A removed tracker is accepted again. What it sent meanwhile was refused and is lost. */
export const trackerRemoval = defineUndoable({
  change: v.object({ before: v.nullable(vehicle), after: v.null() }),
  getPageId,
  check: refuseMoved,
  undo: putBack,
});
