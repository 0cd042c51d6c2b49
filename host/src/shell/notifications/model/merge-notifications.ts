import type { Notification, NotificationPage } from '@portal/shared/contract';

/** The newest first; of two with the same time the one with the higher id, as the server orders them. */
const isNewer = (one: Notification, other: Notification): number =>
  Date.parse(other.at) - Date.parse(one.at) || (one.notificationId < other.notificationId ? 1 : -1);

/**
 * Adds a page that was just read to what is known. What new ones push off the first page stays. Where none is unread, nothing that is
 * known is either: it was read on another device.
 */
export function mergeNotifications(
  known: readonly Notification[],
  { list, unread }: NotificationPage,
): readonly Notification[] {
  const fresh = new Set(list.map(({ notificationId }) => notificationId));
  const others = known
    .filter(({ notificationId }) => !fresh.has(notificationId))
    .map((one) => (unread === 0 ? { ...one, isRead: true } : one));
  return [...list, ...others].sort(isNewer);
}
