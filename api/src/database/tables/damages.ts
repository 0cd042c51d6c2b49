import type { DamageKind } from '@portal/shared/contract';
import type { Generated } from 'kysely';

import type { NullableStamp, RequiredStamp } from './accounts';

export interface VehicleDamagesTable {
  id: string;
  companyId: string;
  vehicleId: string;
  zone: string;
  kind: DamageKind;
  note: Generated<string>;
  /** The checklist that named it first. */
  checkListId: string | null;
  since: RequiredStamp;
  repairedAt: NullableStamp;
  repairedBy: string | null;
  repairNote: Generated<string>;
}

export interface VehicleDamagePhotosTable {
  damageId: string;
  fileId: string;
}
