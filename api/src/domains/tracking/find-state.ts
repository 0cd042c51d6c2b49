import { limits, type TrackerState } from '@portal/shared/contract';

interface DeviceStatus {
  readonly seenAt: Date | null;
  /** Tenths of kilometres per hour. */
  readonly speed: number | null;
  readonly isMoving: boolean | null;
}

/** What a device does, by what it said last. */
export function findState({ seenAt, speed, isMoving }: DeviceStatus, now: Date): TrackerState {
  if (seenAt === null) return 'new';
  if (now.getTime() - seenAt.getTime() > limits.tracker.offlineAfter) return 'offline';
  return isMoving === true || (speed ?? 0) >= limits.tracker.movingSpeed * 10 ? 'moving' : 'parked';
}
