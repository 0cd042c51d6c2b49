import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const FLAGS = { present: 0x01, verified: 0x04, backedUp: 0x18, hasCredential: 0x40 };

interface AuthenticatorOptions {
  /** The origin of the page that asks. */
  readonly origin?: string;
  readonly rpId?: string;
  /** False for a key that was only touched. */
  readonly isVerifying?: boolean;
  /** Stored on several devices. */
  readonly isSynced?: boolean;
}

interface ChallengeOptions {
  readonly challenge: string;
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/**
 * Makes and uses one passkey as a security key would, with a separate P-256 key; its answers are JSON as
 * browsers write it.
 */
export class TestAuthenticator {
  readonly id = randomBytes(16);
  counter = 0;
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  private userHandle = base64(Buffer.from('nobody'));

  constructor(private readonly options: AuthenticatorOptions = {}) {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = pair.privateKey;
    this.publicKey = pair.publicKey;
  }

  private clientData(type: string, { challenge }: ChallengeOptions): Buffer {
    const { origin = 'http://localhost:3000' } = this.options;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data */
  private authenticatorData(credential: Buffer = Buffer.alloc(0)): Buffer {
    const { rpId = 'localhost', isVerifying = true, isSynced = false } = this.options;
    const flags =
      FLAGS.present |
      (isVerifying ? FLAGS.verified : 0) |
      (isSynced ? FLAGS.backedUp : 0) |
      (credential.length > 0 ? FLAGS.hasCredential : 0);
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags, 0);
    rest.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(rpId), rest, credential]);
  }

  private coseKey(): Uint8Array {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
  }

  create(options: ChallengeOptions & { readonly user?: unknown }) {
    const { user } = options;
    this.userHandle = (user as { id: string }).id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.coseKey()]);
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(this.authenticatorData(credential))],
      ]) as never,
    );
    return {
      ...this.describe(),
      response: {
        clientDataJSON: base64(this.clientData('webauthn.create', options)),
        attestationObject: base64(attestationObject),
        transports: ['internal'],
      },
    };
  }

  /** Increases the counter, and signs what it is asked. */
  get(options: ChallengeOptions) {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', options);
    const data = this.authenticatorData();
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.privateKey);
    return {
      ...this.describe(),
      response: {
        clientDataJSON: base64(clientData),
        authenticatorData: base64(data),
        signature: base64(signature),
        userHandle: this.userHandle,
      },
    };
  }

  private describe() {
    const id = base64(this.id);
    return { id, rawId: id, type: 'public-key' as const };
  }
}
