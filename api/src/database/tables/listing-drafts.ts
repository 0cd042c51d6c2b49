import type { ColumnType } from 'kysely';

import type * as migrated from '../migrations/all';

export interface ListingDraftsTable extends migrated.ListingDrafts {
  /** Written as JSON, as the form typed it. */
  content: ColumnType<object, string, string>;
}
