import { HOUR, MINUTE, positionLimits, SECOND } from '@portal/shared/contract';

import type { Matter } from '../alerts/matter';
import { measureAbroad } from '../zones/measure-abroad';
import { measureOutside, type DrawnShape } from '../zones/measure-zone';
import type { WatchState, WatchedZone } from './watch-state';
import { MOVING, nothing, toKilometres, toMatter, type Found, type Step } from './watch-step';

/** A vehicle at a border seems to cross it again and again; so many metres make it sure. */
const MARGIN = 100;
/** A vehicle that was abroad is back when it is nearer, so that one on a line does not leave again and again. */
const BACK = 5000;
/** A vehicle that has not moved for so long is parked. */
const PARKED = 30 * MINUTE;
/** A silence within a time of high speed ends it: nobody knows what was driven meanwhile. */
const LONGEST_STEP = 2 * MINUTE;
/** A vehicle may be back so much earlier. */
const EARLY = 3 * HOUR;

interface Outside {
  readonly zone: string;
  readonly metres: number;
  /** In which other country. */
  readonly country?: string;
}

/** How far outside a zone to stay in the vehicle is. The sea and small islands are not outside a country. */
function measureStay({ name: zone, shape }: WatchedZone, { sample, state, context }: Step): Outside {
  if (shape.type !== 'country') return { zone, metres: measureOutside(shape, sample) };
  const { metres, country } = measureAbroad(context.country, sample);
  const isOutside = state.left ? metres >= BACK : country !== null && metres >= positionLimits.zoneAbroad;
  return isOutside ? { zone, metres, ...(country !== null && { country }) } : { zone, metres: 0 };
}

/** The zone to stay in that is nearest, and how far outside it the vehicle is. */
const findNearest = (zones: readonly WatchedZone[], step: Step): Outside | undefined =>
  zones.map((zone) => measureStay(zone, step)).sort((one, other) => one.metres - other.metres)[0];

type DrawnZone = WatchedZone & { readonly shape: DrawnShape };

/** The zones of a kind that a desk draws. */
const filterDrawn = (zones: readonly WatchedZone[], kind: 'forbidden' | 'yard'): DrawnZone[] =>
  zones.filter((zone): zone is DrawnZone => zone.kind === kind && zone.shape.type !== 'country');

/** The yard that the vehicle is in. */
const findYard = ({ sample, context }: Step): DrawnZone | undefined =>
  filterDrawn(context.zones, 'yard').find(({ shape }) => measureOutside(shape, sample) === 0);

/** A vehicle on a trip is outside every zone to stay in. */
export function checkLeaving(step: Step): Found {
  const { sample, state, context, trip } = step;
  const stay = context.zones.filter(({ kind }) => kind === 'stay');
  const nearest = trip && context.rules.zoneLeft.enabled ? findNearest(stay, step) : undefined;
  const at = sample.at.toISOString();
  const { left } = state;
  const raise = (now: NonNullable<WatchState['left']>, endedAt: string | null) =>
    toMatter(step, {
      kind: 'zoneLeft',
      startedAt: now.since,
      endedAt,
      figures: {
        zone: now.zone,
        km: toKilometres(now.metres),
        ...(now.country && { country: now.country }),
      },
    });
  if (nearest === undefined) return left ? { change: { left: null }, matters: [] } : nothing;
  if (nearest.metres === 0) return left ? { change: { left: null }, matters: [raise(left, at)] } : nothing;
  if (!left && nearest.metres < MARGIN) return nothing;
  const now = {
    since: left?.since ?? at,
    zone: left?.zone ?? nearest.zone,
    metres: Math.max(left?.metres ?? 0, nearest.metres),
    country: left ? left.country : nearest.country,
  };
  const isNews = !left || toKilometres(now.metres) !== toKilometres(left.metres);
  return { change: { left: now }, matters: isNews ? [raise(now, null)] : [] };
}

/** A vehicle on a trip is inside a forbidden zone. */
export function checkEntering(step: Step): Found {
  const { sample, state, context, trip } = step;
  const at = sample.at.toISOString();
  const entered: Record<string, string> = {};
  const matters: Matter[] = [];
  for (const { id, name, shape } of filterDrawn(context.zones, 'forbidden')) {
    if (!trip || !context.rules.zoneEntered.enabled) continue;
    const before = state.entered[id];
    const metres = measureOutside(shape, sample);
    const isInside = metres === 0 || (before !== undefined && metres < MARGIN);
    const since = before ?? at;
    if (isInside) entered[id] = since;
    if (isInside === (before !== undefined)) continue;
    matters.push(
      toMatter(step, {
        kind: 'zoneEntered',
        startedAt: since,
        endedAt: isInside ? null : at,
        subject: `${id} ${since}`,
        figures: { zone: name },
      }),
    );
  }
  return { change: { entered }, matters };
}

/** Faster than the limit for longer than the rule allows. */
export function checkSpeed(step: Step): Found {
  const { sample, state, context } = step;
  const { enabled, speed: limit, seconds } = context.rules.speeding;
  const pause = state.last ? sample.at.getTime() - Date.parse(state.last.at) : 0;
  if (!enabled || sample.speed <= limit)
    return state.fast ? { change: { fast: null }, matters: [] } : nothing;
  const before = pause <= LONGEST_STEP ? state.fast : null;
  const since = before?.since ?? sample.at.toISOString();
  const fast = { since, top: Math.max(before?.top ?? 0, Math.round(sample.speed)) };
  const lasted = Math.round((sample.at.getTime() - Date.parse(since)) / SECOND);
  if (lasted < seconds) return { change: { fast }, matters: [] };
  const figures = { speed: fast.top, limit, seconds: lasted };
  return { change: { fast }, matters: [toMatter(step, { kind: 'speeding', startedAt: since, figures })] };
}

/** A vehicle moves outside the yards although no trip has it. */
export function checkUse(step: Step): Found {
  const { sample, state, context, trip } = step;
  const at = sample.at.toISOString();
  const { used } = state;
  const isOver = used && sample.at.getTime() - Date.parse(used.moved) > PARKED;
  const end = (): Found =>
    used
      ? {
          change: { used: null },
          matters: [
            toMatter(
              { ...step, trip: null },
              {
                kind: 'usedBetween',
                startedAt: used.since,
                endedAt: used.moved,
                figures: {},
              },
            ),
          ],
        }
      : nothing;
  if (trip || !context.rules.usedBetween.enabled) return end();
  const isInYard = findYard(step) !== undefined;
  if (sample.speed < MOVING || isInYard) return isOver ? end() : nothing;
  if (used && !isOver) return { change: { used: { ...used, moved: at } }, matters: [] };
  const finished = end().matters;
  const begun = toMatter(step, { kind: 'usedBetween', startedAt: at, figures: {} });
  return { change: { used: { since: at, moved: at } }, matters: [...finished, begun] };
}

/** Far over the included kilometres, before the return. Each further tenth is news. */
export function checkKilometres(step: Step): Found {
  const { sample, state, context, trip } = step;
  const { enabled, percent } = context.rules.plannedKilometres;
  const planned = trip?.plannedKm ?? 0;
  if (!trip || !enabled || planned <= 0) return nothing;
  const driven = Math.floor(state.driven / 1000);
  if (driven * 100 <= planned * percent) return nothing;
  const startedAt = sample.at.toISOString();
  const figures = { driven, planned };
  return {
    change: {},
    matters: [toMatter(step, { kind: 'plannedKilometres', startedAt, subject: trip.id, figures })],
  };
}

/** A vehicle that is due back, or late, is in a yard. */
export function checkYard(step: Step): Found {
  const { sample, context, trip } = step;
  if (!trip?.endsAt || !context.rules.yardArrived.enabled) return nothing;
  if (sample.at.getTime() < trip.endsAt.getTime() - EARLY) return nothing;
  const yard = findYard(step);
  if (yard === undefined) return nothing;
  const startedAt = sample.at.toISOString();
  const figures = { zone: yard.name };
  return {
    change: {},
    matters: [toMatter(step, { kind: 'yardArrived', startedAt, subject: trip.id, figures })],
  };
}
