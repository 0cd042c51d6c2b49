import { swapVehicleBody, type CheckListRecord } from '@portal/shared/contract';
import * as v from 'valibot';
import { findMissing } from '../../../entities/check-list/model/missing';
import { toFormValues } from '../../../entities/check-list/model/values';

export interface SwapValues {
  vehicleId: string;
  reason: string;
}
const { vehicleId, reason } = swapVehicleBody.entries;
export const swapRules = v.object({ vehicleId, reason });

/** The usual reasons, which a press writes. */
export const usualReasons = ['breakdown', 'tyre', 'accident', 'service', 'wish'] as const;

/** In order. */
export const swapSteps = ['vehicle', 'return', 'handover', 'sign'] as const;
export type SwapStep = (typeof swapSteps)[number];

export const isListFilled = (record: CheckListRecord | undefined): boolean =>
  Boolean(record) && Object.keys(findMissing(toFormValues(record), null)).length === 0;

interface Filled {
  readonly values: SwapValues;
  readonly returned: CheckListRecord | undefined;
  readonly handedOver: CheckListRecord | undefined;
}

export const listFilledSteps = ({ values, returned, handedOver }: Filled): Record<SwapStep, boolean> => ({
  vehicle: v.safeParse(swapRules, values).success,
  return: isListFilled(returned),
  handover: isListFilled(handedOver),
  sign: false,
});

/** What must be done before both sign. */
export const firstOpenStep = (filled: Record<SwapStep, boolean>): SwapStep =>
  swapSteps.find((step) => !filled[step]) ?? 'sign';
