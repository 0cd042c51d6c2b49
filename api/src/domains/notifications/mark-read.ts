import type { UnreadCount } from '@portal/shared/contract';

import type { Actor, Deps } from '../../deps';
import { insertRead, insertReadsUntil } from './notification-read-repository';
import { countUnread, requireNotification } from './read-notifications';
import { tellChanged } from './tell-changed';

/** Marks one, or it and all older ones, as read by the caller. @throws AppProblem 404 */
async function mark(deps: Deps, user: Actor, id: string, insert: typeof insertRead): Promise<UnreadCount> {
  const at = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    const companyId = await requireNotification(trx, user.companyId, id);
    const isChanged = await insert(trx, { companyId, userId: user.userId, at }, id);
    if (isChanged) await tellChanged(trx, user.userId, at);
  });
  return countUnread(deps, user);
}

export const markRead = (deps: Deps, user: Actor, notificationId: string): Promise<UnreadCount> =>
  mark(deps, user, notificationId, insertRead);

export const markAllRead = (deps: Deps, user: Actor, until: string): Promise<UnreadCount> =>
  mark(deps, user, until, insertReadsUntil);
