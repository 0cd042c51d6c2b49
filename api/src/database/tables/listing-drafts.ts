import type { DraftLevel } from '@portal/shared/contract';
import type { ColumnType } from 'kysely';

import type * as migrated from '../migrations/all';

export interface ListingDraftsTable extends migrated.ListingDrafts {
  level: DraftLevel;
  /** Written as JSON, as the form typed it. */
  content: ColumnType<object, string, string>;
}

export interface ListingDraftFilesTable extends migrated.ListingDraftFiles {
  level: DraftLevel;
}
