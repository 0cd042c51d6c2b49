import type { Generated } from 'kysely';
import type { NullableStamp, RequiredStamp } from './accounts';

export interface PasskeysTable {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: Generated<string[]>;
  name: string;
  isSynced: boolean;
  createdAt: RequiredStamp;
  lastUsedAt: NullableStamp;
}

export interface PasskeyChallengesTable {
  challengeHash: string;
  purpose: 'add' | 'sign_in';
  /** The agent who adds a passkey, with the session in which the password was checked. */
  userId: string | null;
  sessionId: string | null;
  expiresAt: RequiredStamp;
}

export interface RecoveryCodesTable {
  id: string;
  userId: string;
  codeHash: string;
  createdAt: RequiredStamp;
  usedAt: NullableStamp;
}
