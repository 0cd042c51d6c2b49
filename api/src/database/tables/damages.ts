import type { DamageKind } from '@portal/shared/contract';

import type * as migrated from '../migrations/all';

export interface VehicleDamagesTable extends migrated.VehicleDamages {
  kind: DamageKind;
  /** The checklist that named it first. */
  checkListId: string | null;
}
