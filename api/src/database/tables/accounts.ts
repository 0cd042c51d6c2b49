import type { AccountActivityKind } from '@portal/shared/contract';
import type { ColumnType, Generated } from 'kysely';

import type * as migrated from '../migrations/all';
import type { NullableStamp } from '../migrations/column-types';

export interface UsersTable extends migrated.Users {
  role: Generated<'agent' | 'operator'>;
  country: 'ae' | 'in';
  /** When the account will be deleted, where its owner requested that. */
  deletesAt: NullableStamp;
}

export type PendingRegistrationsTable = migrated.PendingRegistrations;

export type CodePurpose = 'register' | 'reset' | 'change_email';

export interface OneTimeCodesTable extends migrated.OneTimeCodes {
  purpose: CodePurpose;
}

export type SessionEnd =
  | 'logout'
  | 'reuse'
  | 'password_reset'
  | 'password_change'
  | 'ended_elsewhere'
  | 'deletion_planned'
  | 'user_deleted';

export interface RefreshFamiliesTable extends migrated.RefreshFamilies {
  endReason: SessionEnd | null;
}

export type RefreshTokensTable = migrated.RefreshTokens;

export type LoginFailuresTable = migrated.LoginFailures;

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
export interface AccountActivityTable extends migrated.AccountActivity {
  kind: AccountActivityKind;
  actor: ActivityActor;
  /** The session that did it. */
  sessionId: string | null;
  /** Written as `JSON.stringify(subject)`. */
  subject: ColumnType<ActivitySubject | null, string | null, never>;
}
