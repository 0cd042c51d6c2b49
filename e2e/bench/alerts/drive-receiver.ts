import { MINUTE, SECOND, type ZonePlace } from '@portal/shared/contract';
import type { Random } from '../../../api/src/demo/charge-year/random';
import { driveRoad, type Road } from '../../../api/src/demo/tracking/roads';
import type { WatchSample } from '../../../api/src/domains/tracking';

/** 10:00 in Dubai. */
const START = Date.parse('2026-03-02T06:00:00Z');
const EVERY = 10 * SECOND;
const DEGREE = 111_195;
/** Metres that a receiver is wrong by, in the open. */
const NOISE = 8;

/** What a vehicle does for some minutes. */
export interface Part {
  readonly minutes: number;
  /** Kilometres per hour; 0: it stands. */
  readonly speed: number;
  readonly ignition?: boolean | null;
  /** Metres that the receiver is wrong by. */
  readonly noise?: number;
  /** In the first message of the part. */
  readonly alarm?: string;
  /** Nothing is heard. */
  readonly isSilent?: boolean;
}

interface Options {
  readonly random: Random;
  readonly road: Road;
  /** Metres along the road. */
  readonly from?: number;
  /** Of the first message, after 10:00, in minutes. */
  readonly startsAt?: number;
}

export const toMoment = (minutes: number): Date => new Date(START + minutes * MINUTE);

/** About normal, from -1 to 1 in two of three cases. */
const deviate = ({ next }: Random) => (next() + next() + next() - 1.5) * 2;

function blur({ latitude, longitude }: ZonePlace, metres: number, random: Random): ZonePlace {
  const east = DEGREE * Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: latitude + (deviate(random) * metres) / DEGREE,
    longitude: longitude + (deviate(random) * metres) / east,
  };
}

/**
 * What the receiver of a vehicle on a road sends every ten seconds: wrong by some metres, in one of 200 messages by 150,
 * and in one of 1,000 by fifty kilometres, as receivers are.
 */
export function driveParts(
  parts: readonly Part[],
  { random, road, from = 0, startsAt = 0 }: Options,
): WatchSample[] {
  const samples: WatchSample[] = [];
  let [metres, time] = [from, toMoment(startsAt).getTime()];
  for (const { minutes, speed, ignition = true, noise = NOISE, alarm, isSilent } of parts) {
    const until = time + minutes * MINUTE;
    for (let isFirst = true; time < until; time += EVERY) {
      metres += (speed * EVERY) / 3600;
      if (isSilent) continue;
      const isWild = speed > 0 && random.chance(0.001);
      const error = isWild ? 50_000 : random.chance(0.005) ? 150 : noise;
      samples.push({
        at: new Date(time),
        ...blur(driveRoad(road, metres), error, random),
        speed: speed === 0 ? 0 : Math.max(0, speed + deviate(random) * 2),
        ignition,
        alarm: isFirst ? (alarm ?? null) : null,
        isFixed: true,
      });
      isFirst = false;
    }
  }
  return samples;
}
