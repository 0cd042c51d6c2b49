import type { TrackingAlertKind } from '@portal/shared/contract';
import {
  isBetweenHours,
  measureDistance,
  measureOutside,
  type WatchContext,
  type WatchSample,
} from '../../../api/src/domains/tracking';

const alarmKinds: Readonly<Record<string, TrackingAlertKind>> = {
  powerCut: 'tampering',
  crash: 'crash',
  harshBraking: 'harshDriving',
  harshCornering: 'harshDriving',
};

/** What one message says by itself: no margin, no duration, no memory. */
function listBroken({ zones, rules, trips, timeZone }: WatchContext, sample: WatchSample, driven: number) {
  const [trip] = trips;
  const isMoving = sample.speed > 0;
  const filterZones = (kind: string) => zones.filter((zone) => zone.kind === kind);
  const isIn = (kind: string) =>
    filterZones(kind).some(
      // The drives of the benchmark have drawn zones alone.
      ({ shape }) => shape.type !== 'country' && measureOutside(shape, sample) === 0,
    );
  const { from, to } = rules.nightUse;
  const broken: Readonly<Partial<Record<TrackingAlertKind, boolean>>> = {
    zoneLeft: Boolean(trip) && !isIn('stay'),
    zoneEntered: Boolean(trip) && isIn('forbidden'),
    speeding: sample.speed > rules.speeding.speed,
    usedBetween: !trip && isMoving,
    plannedKilometres:
      Boolean(trip?.plannedKm) && driven / 10 > (trip?.plannedKm ?? 0) * rules.plannedKilometres.percent,
    yardArrived: Boolean(trip) && isIn('yard'),
    nightUse: isMoving && isBetweenHours(sample.at, from, to, timeZone),
    towed: sample.ignition === false && isMoving,
  };
  const alarm = alarmKinds[sample.alarm ?? ''];
  return new Set([
    ...Object.entries(broken).flatMap(([kind, isBroken]) => (isBroken ? [kind] : [])),
    ...(alarm ? [alarm] : []),
  ]);
}

/** An alert each time that a message breaks a rule and the one before did not; the engine by the time it has stood. */
export function watchPlainly(context: WatchContext, samples: readonly WatchSample[]): string[] {
  const alerts: string[] = [];
  let before = new Set<string>();
  let [driven, standing] = [0, 0];
  for (const [at, sample] of samples.entries()) {
    const previous = samples[at - 1] ?? sample;
    driven += measureDistance(previous, sample);
    const isIdle = sample.ignition === true && sample.speed === 0;
    standing = isIdle ? standing + (sample.at.getTime() - previous.at.getTime()) / 60_000 : 0;
    const broken = listBroken(context, sample, driven);
    if (standing >= context.rules.idling.minutes) broken.add('idling');
    alerts.push(...[...broken].filter((kind) => !before.has(kind)));
    before = broken;
  }
  return alerts;
}
