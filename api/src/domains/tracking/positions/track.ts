import { positionLimits, type TrackPoint, type TrackStop, type VehicleTrack } from '@portal/shared/contract';

/** A stored position: degrees, kilometres per hour, metres. */
export interface TrackSample {
  readonly at: Date;
  readonly latitude: number;
  readonly longitude: number;
  readonly speed: number;
  /** Of the device, in metres; null where it counts none. */
  readonly odometer: number | null;
}

type Place = Pick<TrackSample, 'latitude' | 'longitude'>;

const EARTH_RADIUS = 6_371_008.8;
/** Closer than this, in metres, a receiver that does not move seems to move. */
const NOISE = 25;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance of two places on a sphere, in metres (haversine formula). */
export function measureDistance(one: Place, other: Place): number {
  const [first, second] = [toRadians(one.latitude), toRadians(other.latitude)];
  const height = Math.sin((second - first) / 2) ** 2;
  const width = Math.sin(toRadians(other.longitude - one.longitude) / 2) ** 2;
  return (
    2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(height + Math.cos(first) * Math.cos(second) * width)))
  );
}

/** The samples that are at least so many metres from the one before, and the last. */
function skipNear(samples: readonly TrackSample[], metres: number): TrackSample[] {
  const kept: TrackSample[] = [];
  for (const sample of samples) {
    const before = kept.at(-1);
    if (before === undefined || measureDistance(before, sample) >= metres) kept.push(sample);
  }
  const last = samples.at(-1);
  if (last !== undefined && kept.at(-1) !== last) kept.push(last);
  return kept;
}

/** Leaves out near samples, of ever greater distances, until so many are left. */
export function thinTrack(samples: readonly TrackSample[], most: number): readonly TrackSample[] {
  let kept = samples;
  for (let metres = NOISE; kept.length > most; metres *= 2) kept = skipNear(kept, metres);
  return kept;
}

/** In metres, without the noise of a receiver at rest. */
export function measureTrack(samples: readonly TrackSample[]): number {
  let [metres, before] = [0, samples[0]];
  for (const sample of samples) {
    if (before === undefined) continue;
    const step = measureDistance(before, sample);
    if (step < NOISE) continue;
    metres += step;
    before = sample;
  }
  return metres;
}

/** Where the vehicle stayed within 100 m for five minutes or longer. */
export function findStops(samples: readonly TrackSample[]): TrackStop[] {
  const stops: TrackStop[] = [];
  let first = samples[0];
  let last = first;
  const finish = () => {
    if (first === undefined || last === undefined) return;
    if (last.at.getTime() - first.at.getTime() < positionLimits.stopMinimum) return;
    const { latitude, longitude } = first;
    stops.push({ from: first.at.toISOString(), to: last.at.toISOString(), latitude, longitude });
  };
  for (const sample of samples) {
    if (first !== undefined && measureDistance(first, sample) > positionLimits.stopRadius) {
      finish();
      first = sample;
    }
    last = sample;
  }
  finish();
  return stops;
}

function measureByDevice(samples: readonly TrackSample[]): number | null {
  const readings = samples.flatMap(({ odometer }) => (odometer === null ? [] : [odometer]));
  const [first, last] = [readings[0], readings.at(-1)];
  return first === undefined || last === undefined || last < first ? null : last - first;
}

const viewPoint = ({ at, latitude, longitude, speed }: TrackSample): TrackPoint => ({
  at: at.toISOString(),
  latitude,
  longitude,
  speed,
});
const toKilometres = (metres: number) => Math.round(metres / 100) / 10;

/**
 * A track of one or several vehicles, one after the other: the distance from one to the next is not driven.
 * @param parts the samples of each vehicle, the earliest first
 * @param readingDistance kilometres between the readings of the odometer; null without them
 */
export function viewTrack(
  parts: readonly (readonly TrackSample[])[],
  isHidden: boolean,
  readingDistance: number | null = null,
): VehicleTrack {
  const most = Math.max(2, Math.floor(positionLimits.trackPointsMax / Math.max(1, parts.length)));
  const device = parts.map(measureByDevice);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const counted = device.filter((metres) => metres !== null);
  return {
    points: parts.flatMap((samples) => thinTrack(samples, most).map(viewPoint)),
    stops: parts.flatMap(findStops),
    distance: toKilometres(sum(parts.map(measureTrack))),
    deviceDistance:
      counted.length > 0 && counted.length === device.length ? toKilometres(sum(counted)) : null,
    readingDistance,
    isHidden,
  };
}
