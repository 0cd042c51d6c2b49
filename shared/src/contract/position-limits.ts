import { MINUTE } from './time';

/** Where vehicles are, and who may see it. */
export const positionLimits = {
  noteMax: 300,
  /** A stated purpose opens positions for this long. */
  accessLife: 15 * MINUTE,
  /** Of one answer. A screen shows no more. */
  trackPointsMax: 1000,
  /** A vehicle that stays within this many metres for this long stops. */
  stopRadius: 100,
  stopMinimum: 5 * MINUTE,
} as const;
