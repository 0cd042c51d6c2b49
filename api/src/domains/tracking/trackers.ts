import type {
  addTrackerBody,
  moveTrackerBody,
  TrackerRecord,
  TrackingAddress,
} from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../database/connect';
import { newId } from '../../database/ids';
import type { Actor, Deps } from '../../deps';
import { notFound } from '../../plugins/problem';
import { requireCompany } from '../company';
import { findFleetVehicle, vehicleNotFound } from '../fleet';
import { explainTrackerProblem } from './explain-tracker-problem';
import { findState } from './find-state';
import { recordTracker } from './tracker-actions';
import {
  endInstallation,
  insertTracker,
  removeTracker,
  renewTrackingKey,
  startInstallation,
} from './tracker-repository';
import { selectPlacedTrackers } from './select-placed-trackers';
import { readKeyVersion, writeTrackingKey } from './tracking-key';

const AT_MOST = 10_000;
const trackerNotFound = () => notFound('This tracker');

const selectTrackers = (db: Db, companyId: string) =>
  selectPlacedTrackers(db, companyId)
    .leftJoin('fleetVehicles as vehicle', (join) =>
      join
        .onRef('vehicle.id', '=', 'installation.vehicleId')
        .onRef('vehicle.companyId', '=', 'tracker.companyId'),
    )
    .leftJoin('trackerStates as state', (join) =>
      join.onRef('state.companyId', '=', 'tracker.companyId').onRef('state.trackerId', '=', 'tracker.id'),
    )
    .select([
      'tracker.id',
      'tracker.identifier',
      'tracker.channel',
      'tracker.createdAt',
      'installation.vehicleId',
      'installation.startsAt',
      'vehicle.plate',
      'state.seenAt',
      'state.fixTime',
      'state.speed',
      'state.isMoving',
      'state.batteryLevel',
    ])
    .where('tracker.removedAt', 'is', null);
type TrackerRow = Awaited<ReturnType<ReturnType<typeof selectTrackers>['execute']>>[number];

const viewTracker = (row: TrackerRow, now: Date): TrackerRecord => ({
  trackerId: row.id,
  identifier: row.identifier,
  channel: row.channel,
  addedAt: row.createdAt.toISOString(),
  vehicleId: row.vehicleId,
  plate: row.plate,
  installedAt: row.startsAt?.toISOString() ?? null,
  state: findState(row, now),
  seenAt: row.seenAt?.toISOString() ?? null,
  fixTime: row.fixTime?.toISOString() ?? null,
  speed: row.speed === null ? null : row.speed / 10,
  batteryLevel: row.batteryLevel,
});

/** Without places: a list is no reason to look where somebody is. */
export async function listTrackers(
  { db, clock }: Deps,
  user: Actor,
  vehicleId: string | undefined,
): Promise<{ list: TrackerRecord[] }> {
  const companyId = requireCompany(user);
  if (vehicleId !== undefined && (await findFleetVehicle(db, companyId, vehicleId)) === undefined)
    throw vehicleNotFound();
  let query = selectTrackers(db, companyId);
  if (vehicleId !== undefined) query = query.where('installation.vehicleId', '=', vehicleId);
  const rows = await query
    .orderBy('vehicle.plate')
    .orderBy('tracker.createdAt')
    .orderBy('tracker.id')
    .limit(AT_MOST)
    .execute();
  const now = clock.now();
  return { list: rows.map((row) => viewTracker(row, now)) };
}

async function readTracker(
  { db, clock }: Deps,
  companyId: string,
  trackerId: string,
): Promise<TrackerRecord> {
  const row = await selectTrackers(db, companyId).where('tracker.id', '=', trackerId).executeTakeFirst();
  if (row === undefined) throw trackerNotFound();
  return viewTracker(row, clock.now());
}

export async function addTracker(
  deps: Deps,
  user: Actor,
  { identifier, channel, vehicleId }: v.InferOutput<typeof addTrackerBody>,
): Promise<TrackerRecord> {
  const companyId = requireCompany(user);
  if ((await findFleetVehicle(deps.db, companyId, vehicleId)) === undefined) throw vehicleNotFound();
  const [trackerId, now] = [newId(), deps.clock.now()];
  try {
    await deps.db.transaction().execute(async (trx) => {
      await insertTracker(trx, {
        companyId,
        id: trackerId,
        identifier,
        channel,
        createdAt: now,
        createdBy: user.userId,
      });
      await startInstallation(trx, { companyId, trackerId, vehicleId }, now);
      await recordTracker(
        trx,
        { ...user, companyId },
        'trackerAdded',
        trackerId,
        { before: null, after: vehicleId },
        now,
      );
    });
  } catch (error) {
    throw explainTrackerProblem(error);
  }
  return readTracker(deps, companyId, trackerId);
}

export async function moveTracker(
  deps: Deps,
  user: Actor,
  { trackerId, vehicleId }: v.InferOutput<typeof moveTrackerBody>,
): Promise<TrackerRecord> {
  const companyId = requireCompany(user);
  const tracker = await readTracker(deps, companyId, trackerId);
  if ((await findFleetVehicle(deps.db, companyId, vehicleId)) === undefined) throw vehicleNotFound();
  if (tracker.vehicleId === vehicleId) return tracker;
  const now = deps.clock.now();
  try {
    await deps.db.transaction().execute(async (trx) => {
      await endInstallation(trx, companyId, trackerId, now);
      await startInstallation(trx, { companyId, trackerId, vehicleId }, now);
      const change = { before: tracker.vehicleId ?? null, after: vehicleId };
      await recordTracker(trx, { ...user, companyId }, 'trackerMoved', trackerId, change, now);
    });
  } catch (error) {
    throw explainTrackerProblem(error);
  }
  return readTracker(deps, companyId, trackerId);
}

export async function removeOwnTracker(deps: Deps, user: Actor, trackerId: string): Promise<null> {
  const companyId = requireCompany(user);
  const { vehicleId } = await readTracker(deps, companyId, trackerId);
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    await removeTracker(trx, companyId, trackerId, now);
    const change = { before: vehicleId ?? null, after: null };
    await recordTracker(trx, { ...user, companyId }, 'trackerRemoved', trackerId, change, now);
  });
  return null;
}

const viewAddress = ({ config, country }: Deps, companyId: string, version: number): TrackingAddress => {
  const key = writeTrackingKey(config.jwtSecret, country.id, companyId, version);
  const { ports, publicAddress } = config.tracking;
  return {
    key,
    osmandPath: `/osmand/${key}`,
    traccarPath: `/traccar/${key}`,
    webUrl: publicAddress.webUrl,
    host: publicAddress.host,
    ports: { gt06: ports.gt06 || null, teltonika: ports.teltonika || null, h02: ports.h02 || null },
  };
};

export async function readTrackingAddress(deps: Deps, user: Actor): Promise<TrackingAddress> {
  const companyId = requireCompany(user);
  return viewAddress(deps, companyId, await readKeyVersion(deps.db, companyId));
}

export async function renewTrackingAddress(deps: Deps, user: Actor): Promise<TrackingAddress> {
  const companyId = requireCompany(user);
  return viewAddress(deps, companyId, await renewTrackingKey(deps.db, companyId));
}
