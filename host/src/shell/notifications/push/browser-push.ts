import { addBasePath } from '@portal/shared/base-path';
import type { PushSubscriptionBody } from '@portal/shared/contract';

const WORKER = '/push-worker.js';

/**
 * What this browser can do. `install`: an iPhone or iPad, where only the installed portal gets messages. `missing`:
 * nothing, as on addresses without TLS.
 */
export type PushSupport = 'ready' | 'denied' | 'install' | 'missing';

const isApple = (): boolean => /iPhone|iPad/.test(navigator.userAgent);
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

export function readPushSupport(): PushSupport {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return isApple() && !isInstalled() ? 'install' : 'missing';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

const findSubscription = async (): Promise<PushSubscription | null> => {
  if (!('serviceWorker' in navigator)) return null;
  return (
    (await (
      await navigator.serviceWorker.getRegistration(addBasePath('/'))
    )?.pushManager.getSubscription()) ?? null
  );
};

/** Null where the browser gives no complete subscription. */
function readSubscription(subscription: PushSubscription): PushSubscriptionBody | null {
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return null;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

/**
 * Asks the user and subscribes this browser. To be called by a press, because browsers ask only then.
 * @returns null where the user refuses
 * @throws an error where the browser cannot reach its push service
 */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscriptionBody | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(addBasePath(WORKER), {
    scope: addBasePath('/'),
    updateViaCache: 'none',
  });
  const { pushManager } = await navigator.serviceWorker.ready;
  // One of another key, from before the server's pair was replaced, cannot be used.
  await (await pushManager.getSubscription())?.unsubscribe();
  return readSubscription(
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
  );
}

/** The push service forgets this browser. Without effect where it is not subscribed. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}
