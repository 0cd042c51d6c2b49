import * as v from 'valibot';

export const notificationsChangedKind = 'notifications:changed';
/** The data of the live event that says that notifications are new, or read on some device. */
export const liveNotifications = v.object({ kind: v.literal(notificationsChangedKind), at: v.string() });
export type LiveNotifications = v.InferOutput<typeof liveNotifications>;
