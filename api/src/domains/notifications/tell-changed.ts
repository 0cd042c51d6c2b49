import { notificationsChangedKind, type LiveNotifications } from '@portal/shared/contract';

import type { Db } from '../../database/connect';
import { tellAgent } from '../agent-events';

/** Open pages of the user, on every device, read their notifications again. */
export async function tellChanged(trx: Db, userId: string, at: Date): Promise<void> {
  const event: LiveNotifications = { kind: notificationsChangedKind, at: at.toISOString() };
  await tellAgent(trx, userId, event, at);
}

/** The same for all users of a company. */
export async function tellCompanyChanged(trx: Db, companyId: string, at: Date): Promise<void> {
  const users = await trx.selectFrom('companies').select('userId').where('id', '=', companyId).execute();
  for (const { userId } of users) await tellChanged(trx, userId, at);
}
