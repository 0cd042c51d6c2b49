import type { Plan } from '@portal/shared/contract';
import type { ColumnType, Generated } from 'kysely';

import type * as migrated from '../migrations/all';
import type { NullableStamp } from '../migrations/column-types';

export interface StoredLocation {
  stateId: string;
  cityId: string;
}

export type ApprovalStatus = 'PENDING' | 'APPROVED' | 'REJECTED';

export interface FilesTable extends migrated.Files {
  kind: 'image' | 'document' | 'video';
  /** Null until something refers to the file. Files with null are deleted after a day. */
  attachedAt: NullableStamp;
}

export interface CompaniesTable extends migrated.Companies {
  accountType: 'company' | 'individual';
  /** `YYYY-MM-DD` */
  expireDate: string | null;
  /** Written as `JSON.stringify(location)`. */
  location: ColumnType<StoredLocation | null, string | null | undefined, string | null>;
  plan: Generated<Plan>;
  approvalStatus: Generated<ApprovalStatus>;
  /** Increases with each change, so that two editors do not overwrite each other. */
  version: Generated<number>;
}

export interface CompanyDecisionsTable extends migrated.CompanyDecisions {
  approvalStatus: ApprovalStatus;
}
