import { DAY, notificationLimits } from '@portal/shared/contract';

import type { Deps } from '../../deps';
import { deleteNotificationsBefore } from './notification-repository';

/** Read or not: what happened that long ago calls for nothing. */
export const deleteOldNotifications = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteNotificationsBefore(db, new Date(clock.now().getTime() - notificationLimits.keptDays * DAY));
