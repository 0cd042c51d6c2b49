import type { Notification } from '@portal/shared/contract';

/** Opens the list of notifications. */
export const LIST_PATH = '/?notification=all';

/** Opens what a notification is about. The shell finds the page, because it differs with time. */
export const linkNotification = ({ notificationId }: Pick<Notification, 'notificationId'>): string =>
  `/?notification=${notificationId}`;
