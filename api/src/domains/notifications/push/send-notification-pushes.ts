import { notificationLimits, type PushMessage } from '@portal/shared/contract';
import { defaultLocale, isLocale } from '@portal/shared/i18n/locales';

import type { PushConfig } from '../../../config/push';
import type { Db } from '../../../database/connect';
import type { Deps } from '../../../deps';
import { runInLanguage } from '../../../language/reader';
import { claimDeliveries } from '../deliveries/claim-deliveries';
import { postponeDeliveries, settleDeliveries } from '../deliveries/delivery-repository';
import { findRecipient } from '../deliveries/find-recipient';
import { findWaiting } from '../deliveries/find-waiting';
import { sendToEach } from '../deliveries/send-to-each';
import type { Reader } from '../reader';
import { buildPushMessage } from './build-push-message';
import { deleteDevice } from './device-repository';
import { findDevices } from './find-devices';
import { sendPush } from './send-push';

/**
 * To all devices of a user at once; those that are gone are deleted. One that accepts is enough, because its push
 * service keeps what it accepted.
 */
async function sendToDevices(
  trx: Db,
  config: PushConfig,
  userId: string,
  message: PushMessage,
  now: Date,
): Promise<'sent' | 'dropped' | 'failed'> {
  const devices = await findDevices(trx, userId, now);
  const results = await Promise.all(devices.map((device) => sendPush(config, device, message, now)));
  for (const [at, { id }] of devices.entries())
    if (results[at] === 'gone') await deleteDevice(trx, userId, id);
  if (results.includes('accepted')) return 'sent';
  return results.includes('failed') ? 'failed' : 'dropped';
}

/**
 * All that waits for a user is one message. If the server dies before the transaction ends, it is sent again, and the
 * tag lets the browser replace the first.
 */
async function pushToUser(deps: Deps, trx: Db, reader: Reader, config: PushConfig): Promise<void> {
  const now = deps.clock.now();
  const { list, unwanted } = await claimDeliveries(deps, trx, reader, 'push');
  const settled = { ...reader, way: 'push', at: now } as const;
  await settleDeliveries(trx, { ...settled, outcome: 'dropped' }, unwanted);
  const [first, ...others] = list;
  if (first === undefined) return;
  const ids = list.map(({ notificationId }) => notificationId);
  const recipient = await findRecipient(trx, reader);
  if (recipient === undefined) {
    await settleDeliveries(trx, { ...settled, outcome: 'dropped' }, ids);
    return;
  }
  const { locale } = recipient;
  const message = runInLanguage(isLocale(locale) ? locale : defaultLocale, () =>
    buildPushMessage(deps, first, others),
  );
  const outcome = await sendToDevices(trx, config, reader.userId, message, now);
  const isStale = Date.parse(first.at) < now.getTime() - notificationLimits.pushWithin;
  if (outcome === 'failed' && !isStale) {
    const retryAt = new Date(now.getTime() + notificationLimits.pushAgainAfter);
    await postponeDeliveries(trx, { ...reader, way: 'push' }, ids, retryAt);
    return;
  }
  await settleDeliveries(trx, { ...settled, outcome: outcome === 'sent' ? 'sent' : 'dropped' }, ids);
}

/** Sends what users chose to get on their devices, outside of their quiet hours. */
export async function sendNotificationPushes(deps: Deps): Promise<void> {
  const { push } = deps.config;
  if (push === null) return;
  const readers = await findWaiting(deps, 'push', 0);
  await sendToEach(deps, readers, (trx, reader) => pushToUser(deps, trx, reader, push));
}
