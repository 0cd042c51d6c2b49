import type { AccountActivityKind } from '@portal/shared/contract';
import type { ColumnType, Generated } from 'kysely';

/** Set by the database unless given; read as a Date. */
export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableStamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type RequiredStamp = ColumnType<Date, Date | string, Date | string>;

export interface UsersTable {
  id: string;
  agentId: string;
  email: string;
  emailVerifiedAt: NullableStamp;
  phoneNumber: string;
  passwordHash: string;
  role: Generated<'agent' | 'operator'>;
  country: 'ae' | 'in';
  locale: Generated<string>;
  consentedAt: RequiredStamp;
  createdAt: Stamp;
  updatedAt: Stamp;
  deletedAt: NullableStamp;
  /** When the account will be deleted, where its owner requested that. */
  deletesAt: NullableStamp;
}

export interface PendingRegistrationsTable {
  id: string;
  email: string;
  phoneNumber: string;
  passwordHash: string;
  consentedAt: RequiredStamp;
  createdAt: Stamp;
  expiresAt: RequiredStamp;
}

export type CodePurpose = 'register' | 'reset' | 'change_email';

export interface OneTimeCodesTable {
  id: string;
  purpose: CodePurpose;
  email: string;
  userId: string | null;
  codeHash: string;
  ipHash: string | null;
  attempts: Generated<number>;
  createdAt: Stamp;
  expiresAt: RequiredStamp;
  consumedAt: NullableStamp;
}

export type SessionEnd =
  | 'logout'
  | 'reuse'
  | 'password_reset'
  | 'password_change'
  | 'ended_elsewhere'
  | 'deletion_planned'
  | 'user_deleted';

export interface RefreshFamiliesTable {
  id: string;
  userId: string;
  userAgent: string | null;
  ipHash: string | null;
  createdAt: Stamp;
  lastUsedAt: Stamp;
  expiresAt: RequiredStamp;
  endedAt: NullableStamp;
  endReason: SessionEnd | null;
}

export interface RefreshTokensTable {
  id: string;
  familyId: string;
  tokenHash: string;
  createdAt: Stamp;
  expiresAt: RequiredStamp;
  rotatedAt: NullableStamp;
  replacedBy: string | null;
}

export interface LoginFailuresTable {
  id: string;
  accountHash: string;
  ipHash: string;
  at: Stamp;
}

export type ActivityActor = 'agent' | 'unknown' | 'portal';

/**
 * What an entry is about in addition to the account: the device of an ended session, the name of a passkey.
 */
export interface ActivitySubject {
  readonly browser?: string;
  readonly system?: string;
  readonly name?: string;
}

/** The database refuses changes. Rows are deleted with their account or when they are a year old. */
export interface AccountActivityTable {
  id: string;
  userId: string;
  kind: AccountActivityKind;
  actor: ActivityActor;
  /** The session that did it. */
  sessionId: string | null;
  browser: Generated<string>;
  system: Generated<string>;
  network: string | null;
  /** Written as `JSON.stringify(subject)`. */
  subject: ColumnType<ActivitySubject | null, string | null, never>;
  at: RequiredStamp;
}
