import type { ChargeState } from './charge';

interface Change {
  readonly before: ChargeState;
  readonly after: ChargeState;
}

/** A change that only the desk knows of. Money that came, and a bill that went out, stay as they were said. */
export const isChargeMark = ({ before, after }: Change, isInvoiced: boolean): boolean =>
  !isInvoiced && before !== 'collected' && after !== 'collected' && after !== 'billed';
