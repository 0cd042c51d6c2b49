import { HOUR } from '@portal/shared/contract';

import type { Matter } from '../alerts/matter';
import { measureDistance } from '../positions/track';
import { checkAlarm, checkHarshDriving, checkIdling, checkTowing } from './device-rules';
import { checkNightUse } from './night-rule';
import { checkEntering, checkKilometres, checkLeaving, checkSpeed, checkUse, checkYard } from './watch-rules';
import { selectZones } from './select-zones';
import type { WatchContext, WatchSample, WatchState, WatchedTrip } from './watch-state';
import { STANDING, type Step } from './watch-step';

/** These need no place, so they also count where it is not known or cannot be. */
const alarmRules = [checkAlarm, checkHarshDriving] as const;
const rules = [
  checkLeaving,
  checkEntering,
  checkSpeed,
  checkUse,
  checkKilometres,
  checkYard,
  checkNightUse,
  checkIdling,
  checkTowing,
  ...alarmRules,
] as const;

/** Closer than this, in metres, a receiver that does not move seems to move. */
const NOISE = 25;
/** Closer than this, in metres, a vehicle that stands has not moved: receivers among buildings are that wrong. */
const DRIFT = 200;
/** No vehicle is faster, in kilometres per hour: such a position is a fault of the receiver. */
const FASTEST = 300;

const findTrip = (trips: readonly WatchedTrip[], at: Date): WatchedTrip | null =>
  trips.find(({ from, to }) => from <= at && (to === null || at < to)) ?? null;

/** Metres from the last position; null for one that nothing could have reached. */
function measureStep({ last }: WatchState, sample: WatchSample): number | null {
  if (last === null) return 0;
  const metres = measureDistance(last, sample);
  const hours = (sample.at.getTime() - Date.parse(last.at)) / HOUR;
  return metres > 1000 && metres / 1000 > FASTEST * hours ? null : metres;
}

/** What belongs to another trip, or to none, is forgotten when a trip begins or ends. */
const enterTrip = (state: WatchState, tripId: string | null): WatchState =>
  state.tripId === tripId
    ? state
    : { ...state, tripId, driven: 0, left: null, entered: {}, fast: null, idle: null, harsh: 0 };

function advance(state: WatchState, sample: WatchSample, metres: number): WatchState {
  const isSame = state.last !== null && metres < (sample.speed < STANDING ? DRIFT : NOISE);
  const { latitude, longitude } = isSame && state.last ? state.last : sample;
  return {
    ...state,
    driven: state.driven + (isSame ? 0 : metres),
    last: { at: sample.at.toISOString(), latitude, longitude },
  };
}

/**
 * Evaluates positions of a vehicle, the earliest first. The same positions from the same state give the same matters,
 * so a run that was interrupted is repeated.
 * @returns the state after the last one, and each matter as it stands then
 */
export function watchSamples(
  context: WatchContext,
  before: WatchState,
  samples: readonly WatchSample[],
): { readonly state: WatchState; readonly matters: readonly Matter[] } {
  let state = before;
  const select = (tripId: string | null) => selectZones(context.zones, context.vehicleId, tripId);
  let applied: { readonly tripId: string | null; readonly context: WatchContext } | undefined;
  const matters = new Map<string, Matter>();
  for (const sample of samples) {
    const metres = sample.isFixed ? measureStep(state, sample) : null;
    const trip = findTrip(context.trips, sample.at);
    const isNewTrip = state.tripId !== (trip?.id ?? null);
    state = enterTrip(state, trip?.id ?? null);
    const previous = state.last;
    if (metres !== null) state = advance(state, sample, isNewTrip ? 0 : metres);
    if (applied?.tripId !== state.tripId)
      applied = { tripId: state.tripId, context: { ...context, zones: select(state.tripId) } };
    for (const check of metres === null ? alarmRules : rules) {
      const step: Step = { sample, state: { ...state, last: previous }, context: applied.context, trip };
      const found = check(step);
      state = { ...state, ...found.change };
      for (const one of found.matters) {
        const known = matters.get(one.matter);
        matters.set(one.matter, known ? { ...one, startedAt: known.startedAt } : one);
      }
    }
  }
  return { state, matters: [...matters.values()] };
}
