import { getZoneOffset, HOUR } from '@portal/shared/contract';

import type { Matter } from '../alerts/matter';
import type { WatchState } from './watch-state';
import { MOVING, nothing, toMatter, type Found, type Step } from './watch-step';

const HOURS = 24;

/** Whether a moment is between two hours of the zone's clocks; two equal hours are the whole day. */
export function isBetweenHours(moment: Date, from: number, to: number, timeZone: string): boolean {
  const time = moment.getTime();
  const hour = Math.floor((time + getZoneOffset(timeZone, time)) / HOUR) % HOURS;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** A vehicle on a trip moves between two hours: one matter for a night. */
export function checkNightUse(step: Step): Found {
  const { sample, state, context, trip } = step;
  const { enabled, from, to } = context.rules.nightUse;
  const { night } = state;
  const isMoving = sample.speed >= MOVING;
  if (!night && !(trip && enabled && isMoving)) return nothing;
  const at = sample.at.toISOString();
  const describe = ({ since }: NonNullable<WatchState['night']>, endedAt: string | null): Matter =>
    toMatter(step, { kind: 'nightUse', startedAt: since, endedAt, figures: { from, to } });
  if (!trip || !enabled || !isBetweenHours(sample.at, from, to, context.timeZone))
    return night ? { change: { night: null }, matters: [describe(night, night.moved)] } : nothing;
  if (!isMoving) return nothing;
  const now = { since: night?.since ?? at, moved: at };
  return { change: { night: now }, matters: night ? [] : [describe(now, null)] };
}
