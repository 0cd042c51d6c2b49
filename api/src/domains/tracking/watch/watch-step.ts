import type { Matter } from '../alerts/matter';
import type { WatchContext, WatchSample, WatchState, WatchedTrip } from './watch-state';

/** Slower than this, in kilometres per hour, a vehicle is only rolled. */
export const MOVING = 10;

/** Slower than this, in kilometres per hour, a vehicle stands. */
export const STANDING = 3;

/** One step of a rule: the sample, and what is known at it. */
export interface Step {
  readonly sample: WatchSample;
  readonly state: WatchState;
  readonly context: WatchContext;
  readonly trip: WatchedTrip | null;
}
export interface Found {
  readonly change: Partial<WatchState>;
  readonly matters: readonly Matter[];
}

export const nothing: Found = { change: {}, matters: [] };

/** To a tenth. */
export const toKilometres = (metres: number): number => Math.round(metres / 100) / 10;

type MatterFacts = Pick<Matter, 'kind' | 'startedAt' | 'figures'> & {
  readonly endedAt?: string | null;
  /** Names the matter where its beginning does not. */
  readonly subject?: string;
};

/** What a rule found, of the vehicle and the trip of the step. */
export const toMatter = (
  { context: { vehicleId }, trip }: Pick<Step, 'context' | 'trip'>,
  { kind, startedAt, endedAt, figures, subject }: MatterFacts,
): Matter => ({
  kind,
  matter: [kind, vehicleId, subject ?? startedAt].join(' '),
  vehicleId,
  tripId: trip?.id ?? null,
  startedAt,
  endedAt: endedAt ?? null,
  figures: { since: startedAt, ...(endedAt ? { until: endedAt } : {}), ...figures },
});
