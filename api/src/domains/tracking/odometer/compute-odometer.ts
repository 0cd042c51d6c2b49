import type { VehicleOdometer } from '@portal/shared/contract';

/** A reading of the odometer, in kilometres. */
export interface Reading {
  readonly kilometre: number;
  readonly at: Date;
}

/** What a tracker says about the time since a reading, in metres. */
export interface Driven {
  /** When it was last heard with a position. */
  readonly at: Date;
  /** The device's own odometer near the reading, and now; null where it counts none. */
  readonly deviceBefore: number | null;
  readonly deviceNow: number | null;
  /** Along its positions. */
  readonly track: number;
}

export const unknownOdometer: VehicleOdometer = { kilometre: null, at: null, source: null, before: null };

/**
 * The reading and what was driven since. A device counts from when it was made, not what the odometer of the vehicle shows, so only
 * differences of it are used; one that went down was reset, and its positions count.
 */
export function computeOdometer(
  before: Reading,
  { at, deviceBefore, deviceNow, track }: Driven,
): VehicleOdometer {
  const counted =
    deviceBefore !== null && deviceNow !== null && deviceNow >= deviceBefore
      ? deviceNow - deviceBefore
      : null;
  return {
    kilometre: before.kilometre + Math.round((counted ?? track) / 1000),
    at: at.toISOString(),
    source: counted === null ? 'positions' : 'device',
    before: { kilometre: before.kilometre, at: before.at.toISOString() },
  };
}
