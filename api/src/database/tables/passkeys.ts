import type * as migrated from '../migrations/all';

export type PasskeysTable = migrated.Passkeys;

export interface PasskeyChallengesTable extends migrated.PasskeyChallenges {
  purpose: 'add' | 'sign_in';
  /** The agent who adds a passkey, with the session in which the password was checked. */
  userId: string | null;
}

export type RecoveryCodesTable = migrated.RecoveryCodes;
