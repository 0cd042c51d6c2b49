import type { PushDevices, PushSubscriptionBody } from '@portal/shared/contract';

import { deviceName } from '../../../authentication/device-name';
import type { PushConfig } from '../../../config/push';
import { newId } from '../../../database/ids';
import type { Actor, Deps } from '../../../deps';
import { AppProblem, invalidField, notFound } from '../../../plugins/problem';
import { deleteDevice, replaceDevice } from './device-repository';
import { encryptPush } from './encrypt-push';
import { findDevices } from './find-devices';
import { isPushService } from './is-push-service';

/** @throws AppProblem 501 where nothing is pushed */
function requirePush({ config }: Deps): PushConfig {
  if (config.push === null)
    throw new AppProblem('not_in_this_release', 'This server sends no messages to devices.');
  return config.push;
}

export async function listDevices(deps: Deps, { userId, sessionId }: Actor): Promise<PushDevices> {
  const { publicKey } = requirePush(deps);
  const rows = await findDevices(deps.db, userId, deps.clock.now());
  return {
    publicKey,
    list: rows.map((row) => ({
      deviceId: row.id,
      name: deviceName(row.userAgent),
      isCurrent: row.sessionId === sessionId,
      createdAt: row.createdAt.toISOString(),
    })),
  };
}

function isUsable(keys: PushSubscriptionBody['keys']): boolean {
  try {
    return encryptPush('', keys).length > 0;
  } catch {
    return false;
  }
}

/** @throws AppProblem 422 for an address that is not at a known push service, and for a key that is none */
export async function addDevice(
  deps: Deps,
  user: Actor,
  { endpoint, keys }: PushSubscriptionBody,
): Promise<PushDevices> {
  const { services } = requirePush(deps);
  if (!isPushService(endpoint, services))
    throw invalidField('endpoint', 'Messages cannot be sent to this browser.');
  if (!isUsable(keys)) throw invalidField('keys.p256dh', 'Messages cannot be sent to this browser.');
  const { userId, sessionId } = user;
  const device = { id: newId(), userId, sessionId, endpoint, ...keys, createdAt: deps.clock.now() };
  await deps.db.transaction().execute((trx) => replaceDevice(trx, device));
  return listDevices(deps, user);
}

/** @throws AppProblem 404 */
export async function removeDevice(deps: Deps, user: Actor, deviceId: string): Promise<PushDevices> {
  requirePush(deps);
  if (!(await deleteDevice(deps.db, user.userId, deviceId))) throw notFound('This device');
  return listDevices(deps, user);
}
