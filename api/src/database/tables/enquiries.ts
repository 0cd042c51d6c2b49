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
  /** A NEW one whose time has passed counts as EXPIRED, whether that is written already or not. */
  status: Generated<EnquiryStatus>;
  isMasked: Generated<boolean>;
  cancelReason: CancelReason | null;
  remindAt: NullableStamp;
  followUpNote: Generated<string>;
  changedBy: Generated<string>;
  /** Set by the database, when it becomes CONTACTED. */
  answeredAt: ColumnType<Date | null, never, never>;
  createdAt: Stamp;
  expiresAt: RequiredStamp;
  /** The rules of the database go by this time, which is the server's. */
  updatedAt: Stamp;
  version: ColumnType<number, never, never>;
  sourceKey: string | null;
  sourceHash: string | null;
  search: ColumnType<string, never, never>;
}

/** Written by triggers alone. */
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

/** Written by triggers alone. */
export interface EnquiryCountsTable {
  userId: string;
  status: EnquiryStatus;
  count: number;
}
