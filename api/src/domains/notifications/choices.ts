import {
  notificationKinds,
  notificationWays,
  type NotificationChoices,
  type NotificationWay,
} from '@portal/shared/contract';

import type { Actor, Deps } from '../../deps';
import { AppProblem } from '../../plugins/problem';
import { replaceQuietHours, replaceWay } from './choice-repository';
import { replaceMutes } from './notification-mute-repository';
import type { Reader } from './reader';
import { tellChanged } from './tell-changed';

/** The kinds of some rows, in the order of the contract. */
function listKinds(rows: readonly { readonly kind: string }[]) {
  const kinds = new Set(rows.map(({ kind }) => kind));
  return notificationKinds.filter((kind) => kinds.has(kind));
}

async function readWays({ db }: Deps, { companyId, userId }: Reader) {
  const rows = await db
    .selectFrom('notificationWays')
    .select(['way', 'kind'])
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .execute();
  const byWay = notificationWays.map((way) => [way, listKinds(rows.filter((row) => row.way === way))]);
  return Object.fromEntries(byWay) as Record<NotificationWay, ReturnType<typeof listKinds>>;
}

const none: NotificationChoices = { muted: [], email: [], push: [], quietHours: null };

/** Which kinds the caller does not want to see, which are sent to them, and when none is. */
export async function readChoices(deps: Deps, { companyId, userId }: Actor): Promise<NotificationChoices> {
  if (companyId === null) return none;
  const mutes = await deps.db
    .selectFrom('notificationMutes')
    .select('kind')
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .execute();
  const quietHours = await deps.db
    .selectFrom('notificationQuietHours')
    .select(['startsAt as from', 'endsAt as until'])
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  const ways = await readWays(deps, { companyId, userId });
  return { muted: listKinds(mutes), ...ways, quietHours: quietHours ?? null };
}

/** @throws AppProblem 409 for a caller without a company */
export async function changeChoices(
  deps: Deps,
  user: Actor,
  { muted, quietHours, ...ways }: NotificationChoices,
): Promise<NotificationChoices> {
  const { companyId, userId } = user;
  if (companyId === null)
    throw new AppProblem('company_required', 'Register your company first; then you can go on here.');
  const reader = { companyId, userId };
  await deps.db.transaction().execute(async (trx) => {
    await replaceMutes(trx, reader, muted);
    for (const way of notificationWays) {
      const kinds = ways[way];
      if (kinds !== undefined) await replaceWay(trx, reader, way, kinds);
    }
    if (quietHours !== undefined) await replaceQuietHours(trx, reader, quietHours);
    await tellChanged(trx, userId, deps.clock.now());
  });
  return readChoices(deps, user);
}
