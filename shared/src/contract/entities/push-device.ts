import * as v from 'valibot';
import { uuid } from './primitives';

const base64url = (length: number) =>
  v.pipe(
    v.string('validation.required'),
    v.length(length, 'validation.required'),
    v.regex(/^[\w-]+$/, 'validation.required'),
  );

/** Where a browser gets its messages, as its `PushSubscription` says. */
export const pushSubscription = v.object({
  endpoint: v.pipe(
    v.string('validation.required'),
    v.url('validation.required'),
    v.maxLength(1000, 'validation.tooLong'),
  ),
  keys: v.object({
    /** The browser's public key: 65 bytes. */
    p256dh: base64url(87),
    /** 16 bytes. */
    auth: base64url(22),
  }),
});
export type PushSubscriptionBody = v.InferOutput<typeof pushSubscription>;

export const pushDevices = v.looseObject({
  /** The server's key, with which a browser subscribes. */
  publicKey: v.string(),
  /** Devices that get messages, the newest first. */
  list: v.array(
    v.looseObject({
      deviceId: v.string(),
      /** `Chrome on Android`, in the reader's language. */
      name: v.string(),
      /** The device that asks. */
      isCurrent: v.boolean(),
      createdAt: v.string(),
    }),
  ),
});
export type PushDevices = v.InferOutput<typeof pushDevices>;

export const pushDeviceParams = v.object({ deviceId: uuid });

/** What the service worker gets. It has no customer's name. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** What a press opens: a path of the portal. */
  readonly path: string;
  /** A message with the same tag replaces the one before. */
  readonly tag: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}
