import type { Plan } from '@portal/shared/contract';
import type { ColumnType, Generated } from 'kysely';

import type { NullableStamp, Stamp } from './accounts';

export interface StoredLocation {
  stateId: string;
  cityId: string;
}

export type ApprovalStatus = 'PENDING' | 'APPROVED' | 'REJECTED';

export interface FilesTable {
  id: string;
  ownerId: string;
  kind: 'image' | 'document' | 'video';
  name: string;
  mimeType: string;
  bytes: number;
  width: number | null;
  height: number | null;
  storageKey: string;
  thumbnailKey: string | null;
  sha256: string;
  createdAt: Stamp;
  /** Null until something refers to the file. Files with null are deleted after a day. */
  attachedAt: NullableStamp;
}

export interface CompaniesTable {
  id: string;
  userId: string;
  accountType: 'company' | 'individual';
  companyName: string | null;
  companyLogo: string | null;
  commercialLicense: string | null;
  licenseFront: string | null;
  licenseBack: string | null;
  /** `YYYY-MM-DD` */
  expireDate: string | null;
  regNumber: string | null;
  companyAddress: string | null;
  companyLanguages: Generated<string[]>;
  /** Written as `JSON.stringify(location)`. */
  location: ColumnType<StoredLocation | null, string | null | undefined, string | null>;
  vehiclePlate: string | null;
  plan: Generated<Plan>;
  approvalStatus: Generated<ApprovalStatus>;
  rejectionReason: string | null;
  decidedAt: NullableStamp;
  createdAt: Stamp;
  updatedAt: Stamp;
  /** Increases with each change, so that two editors do not overwrite each other. */
  version: Generated<number>;
}

export interface CompanyDecisionsTable {
  id: string;
  companyId: string;
  approvalStatus: ApprovalStatus;
  reason: string | null;
  decidedBy: string;
  decidedAt: Stamp;
}
