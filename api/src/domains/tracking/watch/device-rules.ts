import { HOUR, limits, MINUTE, type TrackingAlertKind } from '@portal/shared/contract';

import type { Matter } from '../alerts/matter';
import { measureDistance } from '../positions/track';
import type { WatchState } from './watch-state';
import { MOVING, nothing, STANDING, toKilometres, toMatter, type Found, type Step } from './watch-step';

/** An alert of a vehicle that stands with its engine on is brought up to date so often, in minutes. */
const IDLE_NEWS = 10;
/** A receiver in a building is wrong by some hundred metres. */
const TOWED = 500;
/** Nothing is towed for longer: what moves then is another matter. */
const TOWED_LONGEST = 12 * HOUR;
/** A device repeats an alarm while its cause lasts. */
const SAME_ALARM = 30 * MINUTE;

type Idle = NonNullable<WatchState['idle']>;

const countMinutes = (since: string, until: string) =>
  Math.floor((Date.parse(until) - Date.parse(since)) / MINUTE);

function describeIdling(step: Step, { since, seen }: Idle, endedAt: string | null): Matter {
  const figures = { minutes: countMinutes(since, seen) };
  return toMatter(step, { kind: 'idling', startedAt: since, endedAt, figures });
}

/** A vehicle stands with its engine on. Only of devices that report the ignition. */
export function checkIdling(step: Step): Found {
  const { sample, state, context } = step;
  const { enabled, minutes } = context.rules.idling;
  const { idle } = state;
  const at = sample.at.toISOString();
  // A message without the ignition changes nothing.
  const isOn = sample.ignition ?? idle !== null;
  const isIdle = enabled && isOn && sample.speed < STANDING;
  const known =
    idle && sample.at.getTime() - Date.parse(idle.seen) <= limits.tracker.offlineAfter ? idle : null;
  const finished = idle?.isRaised && !(isIdle && known) ? [describeIdling(step, idle, idle.seen)] : [];
  if (!isIdle) return idle ? { change: { idle: null }, matters: finished } : nothing;
  const since = known?.since ?? at;
  const lasted = countMinutes(since, at);
  const isRaised = lasted >= minutes;
  const now: Idle = { since, seen: at, isRaised };
  const isNews =
    isRaised && (!known?.isRaised || lasted % IDLE_NEWS < countMinutes(known.seen, at) % IDLE_NEWS);
  return { change: { idle: now }, matters: isNews ? [describeIdling(step, now, null)] : finished };
}

/**
 * A vehicle is moved although its ignition is off. Of devices that have reported the ignition as on before, because one
 * that is not wired to it reports it as off always; and of those that warn of towing themselves.
 */
export function checkTowing(step: Step): Found {
  const { sample, state, context } = step;
  const isOld = state.towed?.since && sample.at.getTime() - Date.parse(state.towed.since) > TOWED_LONGEST;
  const towed = isOld ? null : state.towed;
  const at = sample.at.toISOString();
  if (!context.rules.towed.enabled) return nothing;
  const raise = (since: string, metres: number, endedAt: string | null) =>
    toMatter(step, { kind: 'towed', startedAt: since, endedAt, figures: { km: toKilometres(metres) } });
  if (sample.ignition === true) {
    const matters = towed?.since ? [raise(towed.since, towed.metres, at)] : [];
    return { change: { towed: null, hasIgnition: true }, matters };
  }
  const isWarned = sample.alarm === 'towing';
  if (!isWarned && !(state.hasIgnition && (sample.ignition === false || towed))) return nothing;
  const { latitude, longitude } = towed ?? sample;
  const metres = Math.max(towed?.metres ?? 0, measureDistance({ latitude, longitude }, sample));
  const isMoved = metres >= TOWED && sample.speed >= MOVING;
  const since = towed?.since ?? (isWarned || isMoved ? at : null);
  const isNews =
    since !== null && (!towed?.since || Math.floor(metres / 1000) > Math.floor(towed.metres / 1000));
  return {
    change: { towed: { latitude, longitude, metres, since } },
    matters: isNews ? [raise(since, metres, null)] : [],
  };
}

/** What a device warns of by itself, by the names of its alarms. */
const alarmKinds: Readonly<Record<string, Extract<TrackingAlertKind, 'tampering' | 'crash'>>> = {
  powerCut: 'tampering',
  removed: 'tampering',
  jamming: 'tampering',
  crash: 'crash',
};

/** The device lost its power, is removed or jammed, or noticed an impact: with a trip or without. */
export function checkAlarm(step: Step): Found {
  const { sample, state, context } = step;
  const { alarm } = sample;
  const kind = alarm === null ? undefined : alarmKinds[alarm];
  if (alarm === null || kind === undefined || !context.rules[kind].enabled) return nothing;
  const at = sample.at.toISOString();
  const before = state.alarms[alarm];
  const isSame = before !== undefined && sample.at.getTime() - Date.parse(before) <= SAME_ALARM;
  return {
    change: { alarms: { ...state.alarms, [alarm]: at } },
    matters: isSame
      ? []
      : [toMatter(step, { kind, startedAt: at, subject: `${alarm} ${at}`, figures: { alarm } })],
  };
}

const harshAlarms: readonly string[] = ['harshAcceleration', 'harshBraking', 'harshCornering'];

/** The device counted so many harsh manoeuvres on the trip. Each further one is news. */
export function checkHarshDriving(step: Step): Found {
  const { sample, state, context, trip } = step;
  const { enabled, times: limit } = context.rules.harshDriving;
  if (!trip || !enabled || sample.alarm === null || !harshAlarms.includes(sample.alarm)) return nothing;
  const harsh = state.harsh + 1;
  const startedAt = sample.at.toISOString();
  const found = { kind: 'harshDriving', startedAt, subject: trip.id, figures: { times: harsh } } as const;
  return { change: { harsh }, matters: harsh >= limit ? [toMatter(step, found)] : [] };
}
