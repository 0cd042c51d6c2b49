import { notificationKinds, type NotificationChoices, type NotificationKind } from '@portal/shared/contract';

import type { Actor, Deps } from '../../deps';
import { AppProblem } from '../../plugins/problem';
import { replaceMutes } from './notification-mute-repository';
import { tellChanged } from './tell-changed';

/** Which kinds the caller does not want to see, in the order of the contract. */
export async function readChoices({ db }: Deps, { companyId, userId }: Actor): Promise<NotificationChoices> {
  if (companyId === null) return { muted: [] };
  const rows = await db
    .selectFrom('notificationMutes')
    .select('kind')
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .execute();
  const kinds = new Set(rows.map(({ kind }) => kind));
  return { muted: notificationKinds.filter((kind) => kinds.has(kind)) };
}

/** @throws AppProblem 409 for a caller without a company */
export async function changeChoices(
  deps: Deps,
  user: Actor,
  muted: readonly NotificationKind[],
): Promise<NotificationChoices> {
  const { companyId, userId } = user;
  if (companyId === null)
    throw new AppProblem('company_required', 'Register your company first; then you can go on here.');
  await deps.db.transaction().execute(async (trx) => {
    await replaceMutes(trx, { companyId, userId }, muted);
    await tellChanged(trx, userId, deps.clock.now());
  });
  return readChoices(deps, user);
}
