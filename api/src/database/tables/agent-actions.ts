import type { AgentActionKind } from '@portal/shared/contract';
import type { ColumnType } from 'kysely';

import type * as migrated from '../migrations/all';

export interface AgentActionsTable extends migrated.AgentActions {
  kind: AgentActionKind;
  /** Written as JSON. Each kind checks its own when it reads it. */
  change: ColumnType<object, string, never>;
}
