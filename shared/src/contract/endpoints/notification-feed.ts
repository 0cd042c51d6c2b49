import { endpoint } from '../endpoint';
import { unreadCount } from '../entities/unread-count';

/** The notification call that the shell needs on every page, separate from the others so that it need not load their schemas. */
export const notificationFeed = {
  unread: endpoint({
    id: 'notifications.unread',
    capability: 'notifications',
    method: 'GET',
    path: '/notifications/unread',
    access: 'agent',
    summary: 'How many notifications the caller has not read',
    result: unreadCount,
    failure: 'Failed to fetch the notifications',
    built: true,
  }),
} as const;
