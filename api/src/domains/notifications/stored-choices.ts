import {
  notificationKinds,
  notificationWays,
  type NotificationChoices,
  type NotificationWay,
} from '@portal/shared/contract';

import type { Db } from '../../database/connect';
import { replaceQuietHours, replaceWay } from './choice-repository';
import { replaceMutes } from './notification-mute-repository';
import type { Reader } from './reader';
import { tellChanged } from './tell-changed';

/** The kinds of some rows, in the order of the contract. */
function listKinds(rows: readonly { readonly kind: string }[]) {
  const kinds = new Set(rows.map(({ kind }) => kind));
  return notificationKinds.filter((kind) => kinds.has(kind));
}

async function readWays(db: Db, { companyId, userId }: Reader) {
  const rows = await db
    .selectFrom('notificationWays')
    .select(['way', 'kind'])
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .execute();
  const byWay = notificationWays.map((way) => [way, listKinds(rows.filter((row) => row.way === way))]);
  return Object.fromEntries(byWay) as Record<NotificationWay, ReturnType<typeof listKinds>>;
}

export async function readStoredChoices(
  db: Db,
  { companyId, userId }: Reader,
): Promise<Required<NotificationChoices>> {
  const mutes = await db
    .selectFrom('notificationMutes')
    .select('kind')
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .execute();
  const quietHours = await db
    .selectFrom('notificationQuietHours')
    .select(['startsAt as from', 'endsAt as until'])
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  const ways = await readWays(db, { companyId, userId });
  return { muted: listKinds(mutes), ...ways, quietHours: quietHours ?? null };
}

/** What is left out stays as it is. The open pages of the user read it again. */
export async function writeChoices(
  trx: Db,
  reader: Reader,
  { muted, quietHours, ...ways }: NotificationChoices,
  at: Date,
): Promise<void> {
  await replaceMutes(trx, reader, muted);
  for (const way of notificationWays) {
    const kinds = ways[way];
    if (kinds !== undefined) await replaceWay(trx, reader, way, kinds);
  }
  if (quietHours !== undefined) await replaceQuietHours(trx, reader, quietHours);
  await tellChanged(trx, reader.userId, at);
}
