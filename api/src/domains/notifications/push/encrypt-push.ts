import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

/** The keys of a subscription, as base64url. */
export interface SubscriptionKeys {
  readonly p256dh: string;
  readonly auth: string;
}

interface Randomness {
  readonly salt: Buffer;
  /** Used for this message alone. */
  readonly pair: ECDH;
}

const RECORD_SIZE = 4096;
/** Ends the last record of a message. */
const LAST_RECORD = Buffer.from([2]);

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

function createRandomness(): Randomness {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { salt: randomBytes(16), pair };
}

/**
 * Encrypts a message for one browser, so that the push service cannot read it (RFC 8291, `aes128gcm` of RFC 8188).
 * @throws an error if the browser's key is not a point of the curve
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: SubscriptionKeys,
  { salt, pair }: Randomness = createRandomness(),
): Buffer {
  const [browserKey, ownKey] = [Buffer.from(p256dh, 'base64url'), pair.getPublicKey()];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey]);
  const secret = derive(pair.computeSecret(browserKey), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const encrypted = [cipher.update(Buffer.concat([Buffer.from(text), LAST_RECORD])), cipher.final()];
  const recordSize = Buffer.alloc(4);
  recordSize.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([
    salt,
    recordSize,
    Buffer.from([ownKey.length]),
    ownKey,
    ...encrypted,
    cipher.getAuthTag(),
  ]);
}
