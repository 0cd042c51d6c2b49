import type { ColumnType, Generated } from 'kysely';

import type { NullableStamp, RequiredStamp, Stamp } from './accounts';

export interface CustomersTable {
  id: string;
  companyId: string;
  name: string;
  email: string;
  countryCode: string;
  phone: string;
  nationality: string | null;
  passportNumber: string | null;
  /** `YYYY-MM-DD` */
  passportExpireDate: string | null;
  licenseNumber: string | null;
  licenseExpireDate: string | null;
  profilePic: string | null;
  lastTripAt: NullableStamp;
  createdAt: Stamp;
  updatedAt: Stamp;
  version: Generated<number>;
  nameSort: ColumnType<string, never, never>;
  search: ColumnType<string, never, never>;
}

export type DocumentKind = 'passport' | 'drivingLicense';

export interface CustomerDocumentsTable {
  customerId: string;
  fileId: string;
  kind: DocumentKind;
  position: number;
  addedAt: Stamp;
}

export interface CustomerChangesTable {
  id: string;
  customerId: string;
  userId: string | null;
  kind: 'added' | 'imported' | 'changed' | 'merged';
  fields: string[];
  at: RequiredStamp;
}

export interface FileReadsTable {
  id: ColumnType<number, never, never>;
  fileId: string;
  customerId: string | null;
  userId: string | null;
  variant: 'original' | 'thumb';
  at: RequiredStamp;
}
