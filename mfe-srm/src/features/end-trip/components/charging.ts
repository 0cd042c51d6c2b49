import type { AdditionalChargeType } from '@portal/shared/contract';

export interface Charging {
  /** The differences of the checklists that have a charge. */
  readonly charged: readonly string[];
  readonly onCharge: (type: AdditionalChargeType, difference: string) => void;
}
