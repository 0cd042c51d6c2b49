import type { AccountSession } from '@portal/shared/contract';
import type { Actor, Deps } from '../../../deps';
import { notFound } from '../../../plugins/problem';
import { recordActivity } from '../activity/record-activity';
import type { Device } from '../../../authentication/device';
import { endOneSession } from '../auth/session-repository';
import { deviceName, parseDevice } from '../../../authentication/device-name';

export async function listSessions(
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

/** Its access token also stops at once: every request checks whether its session is active. */
export async function endSession(deps: Deps, user: Actor, sessionId: string, device: Device): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const ended = await endOneSession(trx, user.userId, sessionId, {
      now: deps.clock.now(),
      endReason: 'ended_elsewhere',
    });
    if (ended === undefined) throw notFound('This session');
    const subject = parseDevice(ended.userAgent);
    await recordActivity(deps, trx, { ...user, kind: 'session_ended', device, subject });
  });
}

/** Ends the calling session. A client that does not call this still forgets its tokens. */
export async function signOut(deps: Deps, user: Actor, device: Device): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const ended = await endOneSession(trx, user.userId, user.sessionId, {
      now: deps.clock.now(),
      endReason: 'logout',
    });
    if (ended) await recordActivity(deps, trx, { ...user, kind: 'signed_out', device });
  });
}
