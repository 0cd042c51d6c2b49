import { runInSpan } from '@portal/build/tracing/run-in-span.ts';
import { DAY, SECOND, type PushMessage } from '@portal/shared/contract';

import type { PushConfig } from '../../../config/push';
import { encryptPush, type SubscriptionKeys } from './encrypt-push';
import { isPushService } from './is-push-service';
import { signPush } from './sign-push';

/** `gone`: the browser no longer wants messages at this address. */
export type PushResult = 'accepted' | 'gone' | 'failed';

interface Target extends SubscriptionKeys {
  readonly endpoint: string;
}

const TIMEOUT = 5 * SECOND;
/** The address belongs to nobody any more. */
const goneStatuses: readonly number[] = [404, 410];

/** Hands a message to the push service of a browser, which keeps it for a day while the device is off. */
export async function sendPush(
  config: PushConfig,
  { endpoint, ...keys }: Target,
  message: PushMessage,
  now: Date,
): Promise<PushResult> {
  // The setting may have become narrower since the device was added.
  if (!isPushService(endpoint, config.services)) return 'gone';
  try {
    const authorization = await signPush(config, endpoint, now);
    const answer = await runInSpan('send push message', { kind: 'client' }, () =>
      fetch(endpoint, {
        method: 'POST',
        headers: {
          authorization,
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(DAY / SECOND),
          urgency: 'normal',
        },
        body: new Uint8Array(encryptPush(JSON.stringify(message), keys)),
        // A push service does not redirect. Following one would call an address that nobody checked.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      }),
    );
    await answer.body?.cancel();
    if (goneStatuses.includes(answer.status)) return 'gone';
    return answer.ok ? 'accepted' : 'failed';
  } catch {
    // The address stays out of the logs: who knows it can send to the device.
    return 'failed';
  }
}
