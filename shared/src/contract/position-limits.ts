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
  zonesMax: 100,
  zoneNameMax: 60,
  /** Chosen for one zone. */
  zoneVehiclesMax: 200,
  zonePointsMin: 3,
  zonePointsMax: 100,
  /** Metres. */
  zoneRadiusMin: 50,
  zoneRadiusMax: 1_000_000,
  /** So far inside another country, a country counts as left. */
  zoneAbroad: 10_000,
} as const;
