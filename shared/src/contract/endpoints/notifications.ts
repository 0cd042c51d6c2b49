import { endpoint } from '../endpoint';
import {
  notification,
  notificationChoices,
  notificationPage,
  notificationParams,
  notificationQuery,
  readAllNotificationsBody,
  readNotificationBody,
} from '../entities/notification';
import { unreadCount } from '../entities/unread-count';
import { notificationFeed } from './notification-feed';

const shared = { capability: 'notifications', access: 'agent', built: true } as const;

/** What happened, and which of it the caller has read. Beyond the supplier platform's own calls. */
export const notificationEndpoints = {
  ...notificationFeed,
  list: endpoint({
    id: 'notifications.list',
    ...shared,
    method: 'GET',
    path: '/notifications',
    summary: 'Notifications of the company, the newest first, with what the caller has read',
    query: notificationQuery,
    result: notificationPage,
    failure: 'Failed to fetch the notifications',
  }),
  get: endpoint({
    id: 'notifications.get',
    ...shared,
    capability: 'notification-mail',
    method: 'GET',
    path: '/notifications/{notificationId}',
    summary: 'One notification of the company, for a link to it',
    params: notificationParams,
    result: notification,
    failure: 'Failed to fetch the notification',
  }),
  read: endpoint({
    id: 'notifications.read',
    ...shared,
    method: 'POST',
    path: '/notifications/read',
    summary: 'Mark a notification as read, on every device of the caller',
    body: readNotificationBody,
    result: unreadCount,
    failure: 'Failed to mark the notification as read',
  }),
  readAll: endpoint({
    id: 'notifications.readAll',
    ...shared,
    method: 'POST',
    path: '/notifications/read-all',
    summary: 'Mark a notification and all older ones as read, on every device of the caller',
    body: readAllNotificationsBody,
    result: unreadCount,
    failure: 'Failed to mark the notifications as read',
  }),
  choices: endpoint({
    id: 'notifications.choices',
    ...shared,
    capability: 'notification-choices',
    method: 'GET',
    path: '/notifications/choices',
    summary: 'Which kinds of notifications the caller does not want to see, and which are sent to them',
    result: notificationChoices,
    failure: 'Failed to fetch the choice of notifications',
  }),
  changeChoices: endpoint({
    id: 'notifications.changeChoices',
    ...shared,
    capability: 'notification-choices',
    method: 'PUT',
    path: '/notifications/choices',
    summary: 'Choose which kinds of notifications to see, on every device of the caller, and which to send',
    body: notificationChoices,
    adds: { email: 'notification-mail', quietHours: 'notification-mail' },
    result: notificationChoices,
    failure: 'Failed to save the choice of notifications',
  }),
} as const;
