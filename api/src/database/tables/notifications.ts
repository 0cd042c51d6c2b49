import type { NotificationFacts, NotificationKind } from '@portal/shared/contract';
import type { ColumnType } from 'kysely';

import type * as migrated from '../migrations/all';

export interface NotificationsTable extends migrated.Notifications {
  kind: NotificationKind;
  /** Written as JSON. */
  facts: ColumnType<NotificationFacts, string, string>;
}
