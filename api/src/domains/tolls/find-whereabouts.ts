import { MINUTE, type ZonePlace } from '@portal/shared/contract';

import { measureDistance, type TollSample } from '../tracking';
import type { Whereabouts } from './compare-tolls';

/** Positions further apart leave open where a vehicle was, unless it stood. */
const LONGEST_GAP = 5 * MINUTE;
/** Clocks of devices and issuers differ by so much at most. */
const TOLERANCE = 3 * MINUTE;
/** Metres. */
const STOOD = 300;
const NEAR = 1500;

/** How long before and after a line positions are read: a vehicle that stands sends few. */
export const AROUND = 60 * MINUTE;

/**
 * Whether the vehicle of a line was near its gate.
 * @param samples around the line, the earliest first
 * @param at of the line, in milliseconds, and its length
 */
export function findWhereabouts(
  samples: readonly TollSample[],
  gate: ZonePlace,
  { at, length }: { readonly at: number; readonly length: number },
): Whereabouts {
  const before = samples.findLast((sample) => sample.at <= at);
  const after = samples.find((sample) => sample.at > at);
  if (!before || !after) return 'unknown';
  const isTracked = after.at - before.at <= LONGEST_GAP || measureDistance(before, after) <= STOOD;
  if (!isTracked) return 'unknown';
  const around = samples.filter(
    (sample) => sample.at >= at - TOLERANCE && sample.at <= at + length + TOLERANCE,
  );
  const isNear = [before, ...around, after].some((sample) => measureDistance(sample, gate) <= NEAR);
  return isNear ? 'near' : 'elsewhere';
}
