import type { CancelReason, CreateEnquiry, EnquiryStatus, liveEnquiryKinds } from '@portal/shared/contract';
import type { ColumnType, Generated } from 'kysely';

import type { NullableStamp, RequiredStamp, Stamp } from './accounts';

export type StoredCar = CreateEnquiry['car'];

export interface EnquiriesTable {
  id: string;
  userId: string;
  companyId: string;
  vehicleId: string | null;
  /** Written as `JSON.stringify(car)`. */
  car: ColumnType<StoredCar, string, never>;
  name: string;
  phone: string;
  email: string;
  message: string;
  rentalStart: RequiredStamp;
  rentalEnd: RequiredStamp;
  /** A NEW one whose time has passed counts as EXPIRED, even before that is recorded. */
  status: Generated<EnquiryStatus>;
  isMasked: Generated<boolean>;
  cancelReason: CancelReason | null;
  remindAt: NullableStamp;
  followUpNote: Generated<string>;
  changedBy: Generated<string>;
  /** Set by the database when the status becomes CONTACTED. */
  answeredAt: ColumnType<Date | null, never, never>;
  createdAt: Stamp;
  expiresAt: RequiredStamp;
  /** The rules of the database use this time, which comes from the server. */
  updatedAt: Stamp;
  version: ColumnType<number, never, never>;
  sourceKey: string | null;
  sourceHash: string | null;
  search: ColumnType<string, never, never>;
}

/** Only triggers write this. */
export interface EnquiryEventsTable {
  id: ColumnType<number, never, never>;
  enquiryId: string;
  userId: string;
  kind: (typeof liveEnquiryKinds)[number];
  fromStatus: EnquiryStatus | null;
  toStatus: EnquiryStatus;
  isMasked: boolean;
  cancelReason: string | null;
  isFollowUp: boolean;
  changedBy: string;
  at: RequiredStamp;
}

/** Only triggers write this. */
export interface EnquiryCountsTable {
  userId: string;
  status: EnquiryStatus;
  count: number;
}
