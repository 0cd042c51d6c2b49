import type { Charge } from '@portal/shared/contract';

/** By which a charge is selected. */
export const getChargeId = ({ chargeId }: Charge): string => chargeId;
