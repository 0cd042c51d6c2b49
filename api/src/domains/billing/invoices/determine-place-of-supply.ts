import {
  indianStates,
  isIndianStateCode,
  getGstinState,
  type Country,
  type IndianStateCode,
} from '@portal/shared/contract';

import { say } from '../../../language/say';
import { invalidField } from '../../../plugins/problem';

interface SupplyInput {
  readonly customerTaxNumber: string;
  readonly customerState?: string | undefined;
}

export interface Place {
  /** Null outside India. */
  readonly company: IndianStateCode | null;
  readonly customer: IndianStateCode | null;
  readonly supply: IndianStateCode | null;
}

/**
 * The place of supply of a hire: the customer's state where it is known, else the company's.
 * @throws AppProblem on the field
 */
export function determinePlaceOfSupply(
  country: Country,
  companyTaxNumber: string,
  supply: SupplyInput,
): Place {
  if (country.id !== 'in') return { company: null, customer: null, supply: null };
  const company = getGstinState(companyTaxNumber);
  const registered = supply.customerTaxNumber === '' ? null : getGstinState(supply.customerTaxNumber);
  const { customerState = '' } = supply;
  const statedState = isIndianStateCode(customerState) ? customerState : null;
  if (registered !== null && statedState !== null && registered !== statedState)
    throw invalidField(
      'customerState',
      say('This GSTIN is registered in {state}.', { state: indianStates[registered] }),
    );
  const customer = registered ?? statedState;
  return { company, customer, supply: customer ?? company };
}

/** `Karnataka (29)` */
export const stateText = (code: string): string =>
  isIndianStateCode(code) ? `${indianStates[code]} (${code})` : code;
