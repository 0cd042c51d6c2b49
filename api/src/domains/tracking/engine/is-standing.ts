import { engineLimits as limits } from '@portal/shared/contract';

import { measureDistance } from '../positions/track';

/** What a device reported: degrees, kilometres per hour. */
export interface MovementReport {
  readonly fixTime: Date;
  readonly receivedAt: Date;
  readonly latitude: number;
  readonly longitude: number;
  readonly speed: number;
  readonly isFixed: boolean;
  readonly ignition: boolean | null;
  readonly isMoving: boolean | null;
}

/** A position of a receiver with a fix that shows no movement. */
const isStill = ({ isFixed, speed, isMoving }: MovementReport) => isFixed && speed === 0 && isMoving !== true;

/**
 * Whether reports, the newest first, prove that a car is parked. They show 0 km/h at one place for a minute without a
 * pause, the newest is not half a minute old, and the ignition is not known to be on: a minute at 0 km/h is a traffic
 * jam too.
 */
export function isStanding(reports: readonly MovementReport[], now: Date): boolean {
  const [newest] = reports;
  if (newest === undefined || newest.ignition === true) return false;
  const isFresh = (at: Date) => Math.abs(now.getTime() - at.getTime()) < limits.newest;
  if (!isFresh(newest.fixTime) || !isFresh(newest.receivedAt)) return false;
  let oldest = newest;
  for (const report of reports) {
    const pause = oldest.fixTime.getTime() - report.fixTime.getTime();
    const isSame = pause <= limits.gap && measureDistance(newest, report) <= limits.drift;
    if (!isStill(report) || !isSame) break;
    oldest = report;
  }
  return newest.fixTime.getTime() - oldest.fixTime.getTime() >= limits.standing;
}
