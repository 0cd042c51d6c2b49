import type { CheckListKey } from './body';

/** The name of an unsent checklist on this device. It belongs to one agent. */
export const getStoreKey = (userId: string, { bookingId, vehicleId, moment }: CheckListKey): string =>
  `${userId}:${bookingId}:${vehicleId}:${moment}`;
