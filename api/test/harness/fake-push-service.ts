import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage, PushSubscriptionBody } from '@portal/shared/contract';
import { importJWK, jwtVerify } from 'jose';

import { pushKeys } from './push-keys';

export interface ReceivedPush {
  readonly message: PushMessage;
  readonly subject: string | undefined;
  readonly ttl: string | undefined;
}

export interface FakePushService {
  readonly origin: string;
  /** What a browser would send when it subscribes. */
  subscribe(): PushSubscriptionBody;
  /** What came to an address, decrypted, once its signature was verified. */
  received(subscription: PushSubscriptionBody): readonly ReceivedPush[];
  /** Answers with this status from now on, at one address. */
  answer(subscription: PushSubscriptionBody, status: number): void;
  close(): Promise<void>;
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

interface Browser {
  readonly pair: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
}

/** As a browser decrypts a message (RFC 8291). */
function decrypt(body: Buffer, { pair, auth }: Browser): string {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const senderKey = body.subarray(21, 21 + keyLength);
  const encrypted = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const secret = derive(pair.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    key,
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  );
  decipher.setAuthTag(encrypted.subarray(-16));
  const text = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

async function verify(authorization: string, audience: string): Promise<string | undefined> {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  if (publicKey !== pushKeys.PUSH_PUBLIC_KEY) throw new Error('The key is not the subscribed one');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
  return (await jwtVerify(token, key, { audience })).payload.sub;
}

/** A push service on this machine. It refuses what real ones refuse. */
export async function startFakePushService(): Promise<FakePushService> {
  const browsers = new Map<string, Browser>();
  const statuses = new Map<string, number>();
  const received = new Map<string, ReceivedPush[]>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const browser = browsers.get(path);
    const status = statuses.get(path) ?? (browser ? 201 : 404);
    if (status !== 201 || !browser) {
      response.writeHead(status, { location: '/elsewhere' }).end();
      return;
    }
    try {
      const subject = await verify(request.headers.authorization ?? '', origin);
      if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('Not aes128gcm');
      const message = JSON.parse(decrypt(Buffer.concat(chunks), browser)) as PushMessage;
      const ttl = request.headers.ttl;
      received.set(path, [...(received.get(path) ?? []), { message, subject, ttl: String(ttl) }]);
      response.writeHead(201).end();
    } catch {
      response.writeHead(403).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const toPath = ({ endpoint }: PushSubscriptionBody) => new URL(endpoint).pathname;
  return {
    origin,
    subscribe() {
      const pair = createECDH('prime256v1');
      const path = `/${randomBytes(9).toString('hex')}`;
      const auth = randomBytes(16);
      const p256dh = pair.generateKeys().toString('base64url');
      browsers.set(path, { pair, auth });
      return { endpoint: origin + path, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    received: (subscription) => received.get(toPath(subscription)) ?? [],
    answer: (subscription, status) => statuses.set(toPath(subscription), status),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
