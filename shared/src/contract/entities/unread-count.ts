import * as v from 'valibot';

/** How many notifications are unread, at most `notificationLimits.unreadMax`. */
export const unreadCount = v.looseObject({ unread: v.number() });
export type UnreadCount = v.InferOutput<typeof unreadCount>;
