import type { AccountSession } from '@portal/shared/contract';
import type { Actor, Deps } from '../../deps';
import { notFound } from '../../plugins/problem';
import { deviceName } from './device-name';

export async function sessionsOf(
  { db, clock }: Deps,
  { userId, sessionId }: Actor,
): Promise<{ list: AccountSession[] }> {
  const rows = await db
    .selectFrom('refreshFamilies')
    .select(['id', 'userAgent', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', clock.now())
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const list = rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    device: deviceName(userAgent),
    current: id === sessionId,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
  return { list };
}

/** Its access token stops at once too: every request looks whether its session lives. */
export async function endSession({ db, clock }: Deps, { userId }: Actor, sessionId: string): Promise<void> {
  const ended = await db
    .updateTable('refreshFamilies')
    .set({ endedAt: clock.now(), endReason: 'ended_elsewhere' })
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (ended === undefined) throw notFound('This session');
}
