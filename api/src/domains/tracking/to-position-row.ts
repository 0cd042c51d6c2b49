import { createHash } from 'node:crypto';

import type { PositionReport } from '../../tracking/protocols/report';

/** Whose position it is. */
export interface TrackerKey {
  readonly companyId: string;
  readonly trackerId: string;
}

/** A row of `positions` with the names of its columns, as it is sent to the database. */
export type PositionRow = Readonly<Record<string, string | number | boolean | null>>;

const DEGREE = 10_000_000;
/** Units of a stored speed in a kilometre per hour, and of a stored course in a degree. */
const TENTHS = 10;
const SMALLEST = -32_768;
const LARGEST = 32_767;

/** For a column of two bytes; null for what a broken device made up. */
const toSmall = (value: number | null): number | null =>
  value !== null && value >= SMALLEST && value <= LARGEST ? Math.round(value) : null;

const toWhole = (value: number | null, largest: number): number | null =>
  value !== null && value >= 0 && value <= largest ? Math.round(value) : null;

/** 64 bits of what the device said, apart from when we received it. */
function computeHash(report: PositionReport): string {
  const digest = createHash('sha256').update(JSON.stringify(report)).digest();
  return digest.readBigInt64BE(0).toString();
}

/** Degrees become ten-millionths, speed and course tenths; see the migration of `positions`. */
export function toPositionRow(
  { companyId, trackerId }: TrackerKey,
  report: PositionReport,
  receivedAt: Date,
): PositionRow {
  return {
    company_id: companyId,
    tracker_id: trackerId,
    fix_time: report.fixTime.toISOString(),
    hash: computeHash(report),
    received_at: receivedAt.toISOString(),
    latitude: Math.round(report.latitude * DEGREE),
    longitude: Math.round(report.longitude * DEGREE),
    is_fixed: report.isFixed,
    speed: Math.min(LARGEST, Math.round(report.speed * TENTHS)),
    course: Math.round(report.course * TENTHS) % (360 * TENTHS),
    altitude: toSmall(report.altitude),
    satellites: toWhole(report.satellites, 255),
    odometer: toWhole(report.odometer, Number.MAX_SAFE_INTEGER),
    ignition: report.ignition,
    is_moving: report.isMoving,
    battery_level: toWhole(report.batteryLevel, 100),
    power_millivolts: report.powerVolts === null ? null : toWhole(report.powerVolts * 1000, 1_000_000),
    alarm: report.alarm,
  };
}

interface StoredPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly speed: number;
}

/** The place and the speed of a stored position: degrees, and kilometres per hour. */
export const readStoredPlace = ({ latitude, longitude, speed }: StoredPlace): StoredPlace => ({
  latitude: latitude / DEGREE,
  longitude: longitude / DEGREE,
  speed: speed / TENTHS,
});
