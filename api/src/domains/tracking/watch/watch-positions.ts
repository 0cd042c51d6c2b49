import {
  MINUTE,
  trackingAlertRaisedKind,
  type LiveTrackingAlert,
  type TrackingZone,
} from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { Deps } from '../../../deps';
import { groupBy } from '../../../group-by';
import { tellAgent } from '../../agent-events';
import { getSettings } from '../../company';
import { endSilences, upsertAlerts } from '../alerts/alert-repository';
import { notifyRaised } from '../alerts/notify-raised';
import type { Matter } from '../alerts/matter';
import { readZones } from '../zones/read-zones';
import { findSilences } from './find-silences';
import { isCutOff, readDueSamples, readDueTrackers, readTrips, type DueTracker } from './read-due';
import { writeWatches, type Watched } from './watch-repository';
import { watchSamples } from './watch-samples';
import { freshState, type WatchedZone, type WatchState } from './watch-state';

/** Stores what is found, and says so to the company's agent. */
async function raise(trx: Db, companyId: string, matters: readonly Matter[], now: Date): Promise<void> {
  const raised = await upsertAlerts(trx, companyId, matters, now);
  if (raised.length === 0) return;
  const { userId } = await trx
    .selectFrom('companies')
    .select('userId')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  for (const alertId of raised) {
    const event: LiveTrackingAlert = { kind: trackingAlertRaisedKind, at: now.toISOString(), alertId };
    await tellAgent(trx, userId, event, now);
  }
  await notifyRaised(trx, companyId, raised, now);
}

/** What is remembered of a vehicle; nothing for a tracker that is in another one since. */
const continueState = (state: WatchState | null, installedAt: Date): WatchState =>
  state?.last && Date.parse(state.last.at) >= installedAt.getTime()
    ? { ...freshState, ...state }
    : freshState;

const toWatchedZone = ({
  zoneId,
  name,
  kind,
  shape,
  appliesTo,
  vehicles,
  trip,
}: TrackingZone): WatchedZone => ({
  id: zoneId,
  name,
  kind,
  shape,
  vehicleIds: appliesTo === 'vehicles' ? vehicles.map(({ vehicleId }) => vehicleId) : null,
  tripId: appliesTo === 'trip' ? (trip?.bookingId ?? null) : null,
});

/** What the watch needs of the server. */
type WatchDeps = Pick<Deps, 'db' | 'country' | 'clock'>;

async function watchCompany(deps: WatchDeps, companyId: string, due: readonly DueTracker[]): Promise<void> {
  const { db, country, clock } = deps;
  const { alertRules: rules } = await getSettings(db, country, companyId);
  const zones = (await readZones(db, companyId)).map(toWatchedZone);
  const trips = await readTrips(db, companyId, due);
  const samples = await readDueSamples(db, companyId, due);
  const watched: Watched[] = [];
  const matters: Matter[] = [];
  for (const { trackerId, vehicleId, installedAt, state, until } of due) {
    const own = samples.get(trackerId) ?? [];
    const context = {
      vehicleId,
      zones,
      rules,
      trips: trips.get(vehicleId) ?? [],
      country: country.id,
      timeZone: country.timeZone,
    };
    const found = watchSamples(context, continueState(state, installedAt), own);
    const last = own.at(-1);
    watched.push({ trackerId, fixTime: last && isCutOff(own) ? last.at : until, state: found.state });
    matters.push(...found.matters);
  }
  // Both or none: a run that stops between them would raise the same matter from another state.
  await db.transaction().execute(async (trx) => {
    await writeWatches(trx, companyId, watched);
    await raise(trx, companyId, matters, clock.now());
  });
}

const groupByCompany = <Item extends { readonly companyId: string }>(items: readonly Item[]) =>
  groupBy(items, ({ companyId }) => companyId);

/** Evaluates the positions that came since the last run. */
export async function watchPositions(deps: WatchDeps): Promise<void> {
  for (const [companyId, due] of groupByCompany(await readDueTrackers(deps.db)))
    await watchCompany(deps, companyId, due);
}

/** Finds trackers that fell silent on a trip, and those that are heard again. */
export async function watchSilence(deps: Deps): Promise<void> {
  const { db, country, clock } = deps;
  await endSilences(db);
  const now = clock.now();
  for (const [companyId, silences] of groupByCompany(await findSilences(db, now))) {
    const { trackerSilent } = (await getSettings(db, country, companyId)).alertRules;
    const matters = silences.filter(
      ({ minutes }) => trackerSilent.enabled && minutes >= trackerSilent.minutes,
    );
    if (matters.length === 0) continue;
    await db.transaction().execute(async (trx) =>
      raise(
        trx,
        companyId,
        matters.map(({ matter }) => matter),
        now,
      ),
    );
  }
}

/** The work of a job that runs every second: positions each time, silence once a minute. One job holds one lock. */
export function createWatch(deps: Deps): () => Promise<void> {
  let next = 0;
  return async () => {
    await watchPositions(deps);
    const now = deps.clock.now().getTime();
    if (now < next) return;
    next = now + MINUTE;
    await watchSilence(deps);
  };
}
