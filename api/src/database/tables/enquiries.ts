import type { CancelReason, CreateEnquiry, EnquiryStatus, liveEnquiryKinds } from '@portal/shared/contract';
import type { ColumnType, Generated } from 'kysely';

import type * as migrated from '../migrations/all';
import type { Stamp } from '../migrations/column-types';

export type StoredCar = CreateEnquiry['car'];

export interface EnquiriesTable extends migrated.Enquiries {
  /** Written as `JSON.stringify(car)`. */
  car: ColumnType<StoredCar, string, never>;
  /** A NEW one whose time has passed counts as EXPIRED, even before that is recorded. */
  status: Generated<EnquiryStatus>;
  cancelReason: CancelReason | null;
  /** Set by the database when the status becomes CONTACTED. */
  answeredAt: ColumnType<Date | null, never, never>;
  /** The rules of the database use this time, which comes from the server. */
  updatedAt: Stamp;
  version: ColumnType<number, never, never>;
}

/** Only triggers write this. */
export interface EnquiryEventsTable extends migrated.EnquiryEvents {
  kind: (typeof liveEnquiryKinds)[number];
  fromStatus: EnquiryStatus | null;
  toStatus: EnquiryStatus;
}

/** Only triggers write this. */
export interface EnquiryCountsTable extends migrated.EnquiryCounts {
  status: EnquiryStatus;
}
