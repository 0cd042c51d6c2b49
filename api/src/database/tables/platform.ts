import type { ColumnType } from 'kysely';

import type * as migrated from '../migrations/all';
import type { NullableStamp } from '../migrations/column-types';

/** A constraint, an index, a trigger, or a column that may not be empty. */
export interface Guard {
  readonly kind: 'constraint' | 'index' | 'trigger' | 'not null';
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export interface IdempotencyKeysTable extends migrated.IdempotencyKeys {
  /** Null while the first call is still being answered. */
  status: number | null;
  /** Written as `JSON.stringify(body)`. */
  body: ColumnType<unknown, string | null | undefined, string | null>;
}

export interface OutboxMailsTable extends migrated.OutboxMails {
  /** Set when the last try failed permanently. */
  failedAt: NullableStamp;
}

/** The calls of one caller in a time window. */
export interface RateCountersTable extends migrated.RateCounters {
  /** A keyed hash of purpose and caller. */
  key: string;
}

export interface SchemaGuardsTable extends migrated.SchemaGuards {
  /** Written as `JSON.stringify(guards)`. */
  guards: ColumnType<Guard[], string, string>;
}
