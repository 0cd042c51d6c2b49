import { HOUR, limits, type AccountActivityKind } from '@portal/shared/contract';
import type { Kysely } from 'kysely';
import { newId } from '../../../database/ids';
import type { Database } from '../../../database/schema';
import type { ActivityActor, ActivitySubject } from '../../../database/tables/accounts';
import type { Deps } from '../../../deps';
import { countCall } from '../../../plugins/rate-counters';
import { parseDevice } from '../../../authentication/device-name';
import type { Device } from '../../../authentication/device';
import { deleteActivityBefore, insertActivity } from './activity-repository';
import { shortenNetwork } from './shorten-network';

export interface Activity {
  readonly userId: string;
  readonly kind: AccountActivityKind;
  /** Null if there was no call: the portal itself did it. */
  readonly device: Device | null;
  /** The session that did it, where there is one. */
  readonly sessionId?: string;
  readonly actor?: ActivityActor;
  readonly subject?: ActivitySubject;
}

/**
 * The only writer of an account's activity. With the transaction of the change, it is written with the change
 * or not at all.
 */
export async function recordActivity(
  { clock }: Pick<Deps, 'clock'>,
  db: Kysely<Database>,
  { userId, kind, device, sessionId, actor = 'agent', subject }: Activity,
): Promise<void> {
  await insertActivity(db, {
    id: newId(),
    userId,
    kind,
    actor,
    sessionId: sessionId ?? null,
    ...(device ? parseDevice(device.userAgent) : {}),
    network: device ? shortenNetwork(device.network) : null,
    subject: subject ? JSON.stringify(subject) : null,
    at: clock.now(),
  });
}

/** After the answer, so that its duration does not reveal whether the account exists. Limited per hour. */
export function recordFailedSignIn(deps: Deps, userId: string, device: Device): void {
  deps.background.run(async () => {
    const { count } = await countCall(deps, 'failed-sign-in', userId, HOUR);
    if (count > limits.account.failuresRecordedPerHour) return;
    await recordActivity(deps, deps.db, { userId, kind: 'sign_in_failed', device, actor: 'unknown' });
  });
}

/**
 * Deletes what is too old to be shown. The database refuses, by its own clock, to delete anything younger.
 */
export async function deleteOldActivity({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const oldest = new Date(Math.min(clock.now().getTime(), Date.now()) - limits.account.activityLife);
  await deleteActivityBefore(db, oldest);
}
