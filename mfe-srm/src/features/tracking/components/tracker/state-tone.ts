import type { TrackerState } from '@portal/shared/contract';

export const stateTone = {
  new: 'info',
  moving: 'success',
  parked: 'neutral',
  offline: 'warning',
} as const satisfies Record<TrackerState, string>;
