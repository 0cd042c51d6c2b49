import type { NotificationKind } from '@portal/shared/contract';

import type { Db } from '../../database/connect';

interface Reader {
  readonly companyId: string;
  readonly userId: string;
}

/**
 * These kinds and no others are muted from now on.
 * @param db a transaction
 */
export async function replaceMutes(
  db: Db,
  { companyId, userId }: Reader,
  kinds: readonly NotificationKind[],
): Promise<void> {
  await db
    .deleteFrom('notificationMutes')
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .execute();
  if (kinds.length === 0) return;
  await db
    .insertInto('notificationMutes')
    .values(kinds.map((kind) => ({ companyId, userId, kind })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
