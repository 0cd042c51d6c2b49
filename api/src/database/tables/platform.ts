import type { ColumnType, Generated } from 'kysely';

import type { NullableStamp, RequiredStamp, Stamp } from './accounts';

/** A constraint, an index, a trigger, or a column that may not be empty. */
export interface Guard {
  readonly kind: 'constraint' | 'index' | 'trigger' | 'not null';
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export interface IdempotencyKeysTable {
  id: string;
  actor: string;
  endpoint: string;
  key: string;
  requestHash: string;
  /** Null while the first call is still being answered. */
  status: number | null;
  /** Written as `JSON.stringify(body)`. */
  body: ColumnType<unknown, string | null | undefined, string | null>;
  createdAt: Stamp;
}

export interface OutboxMailsTable {
  id: string;
  recipient: string;
  subject: string;
  textBody: string;
  htmlBody: string;
  attachmentName: Generated<string | null>;
  attachment: Generated<Buffer | null>;
  createdAt: Stamp;
  sendAfter: Stamp;
  sentAt: NullableStamp;
  /** Set when the last try failed permanently. */
  failedAt: NullableStamp;
  attempts: Generated<number>;
  lastError: string | null;
}

/** The calls of one caller in a time window. */
export interface RateCountersTable {
  /** A keyed hash of purpose and caller. */
  key: string;
  count: number;
  endsAt: RequiredStamp;
}

export interface SchemaGuardsTable {
  fingerprint: string;
  /** Written as `JSON.stringify(guards)`. */
  guards: ColumnType<Guard[], string, string>;
}

export interface RemovedFilesTable {
  storageKey: string;
  removedAt: Generated<Date>;
}
