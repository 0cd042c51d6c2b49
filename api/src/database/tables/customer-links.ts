import type { ColumnType } from 'kysely';

import type * as migrated from '../migrations/all';

export interface AgentEventsTable extends migrated.AgentEvents {
  id: ColumnType<number, never, never>;
  /** Written as `JSON.stringify(data)`. */
  data: ColumnType<Record<string, unknown>, string, never>;
}
