import type { AccessPurpose, TrackerChannel } from '@portal/shared/contract';
import type { ColumnType } from 'kysely';

import type * as migrated from '../migrations/all';

export interface TrackersTable extends migrated.Trackers {
  channel: TrackerChannel;
}

export interface PositionsTable extends Omit<migrated.Positions, 'hash'> {
  /** Has 64 bits, more than a number holds: it is written, and compared by the database alone. */
  hash: ColumnType<number, string, never>;
  /** Ten-millionths of a degree. */
  latitude: number;
  /** Tenths of kilometres per hour. */
  speed: number;
  /** Tenths of degrees. */
  course: number;
}

export interface PositionAccessesTable extends migrated.PositionAccesses {
  purpose: AccessPurpose;
}
