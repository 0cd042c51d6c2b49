import { mustBeSettled, type CustomerStatus } from '../entities/customer-status';

/** Moments in ms. */
interface Return {
  readonly returnedAt: number;
  /** Null where the server does not say when the trip began. */
  readonly begun: number | null;
  /** The latest moment that counts as now. */
  readonly now: number;
}

/** A vehicle comes back neither later than now nor before its trip began. */
export function findReturnBreach({ returnedAt, begun, now }: Return): 'ahead' | 'beforeStart' | null {
  if (returnedAt > now) return 'ahead';
  return begun !== null && returnedAt < begun ? 'beforeStart' : null;
}

/** A vehicle comes back with at least the kilometres it went out with. */
export const isBelowHandover = (reading: number, handover: number | null): boolean =>
  reading < (handover ?? 0);

/** What is paid, kept and given back when the account is closed. Minor units. */
export interface CounterInput {
  /** Of the settlement. Below zero it is owed to the customer. */
  readonly balance: number;
  readonly depositDeducted: number;
  readonly depositReturned: number;
  /** Captured of the deposit that a bank holds; none by default. */
  readonly holdCaptured?: number | undefined;
  /** Without it everything that is open is paid. */
  readonly collectedNow?: number | undefined;
}

export interface Counter {
  readonly collected: number;
  readonly deducted: number;
  readonly returned: number;
  readonly captured: number;
  /** Still to be paid after that. Below zero, more is collected than is open. */
  readonly left: number;
}

export function computeCounter(input: CounterInput): Counter {
  const { balance, depositDeducted: deducted, depositReturned: returned, holdCaptured: captured = 0 } = input;
  const rest = Math.max(0, balance - deducted - captured);
  const collected = input.collectedNow ?? rest;
  return { collected, deducted, returned, captured, left: rest - collected };
}

/** A field that takes more than the deposit holds, or than is open. */
export interface CounterBreach {
  readonly field: 'depositDeducted' | 'depositReturned' | 'holdCaptured' | 'collectedNow';
  readonly rule: 'aboveDeposit' | 'aboveHold' | 'aboveOpen';
}

/** The deposit covers what is kept and given back. In the order of the form. */
export function listDepositBreaches(
  { depositDeducted, depositReturned }: Pick<CounterInput, 'depositDeducted' | 'depositReturned'>,
  depositLeft: number,
): CounterBreach[] {
  if (depositDeducted > depositLeft) return [{ field: 'depositDeducted', rule: 'aboveDeposit' }];
  const isAbove = depositDeducted + depositReturned > depositLeft;
  return isAbove ? [{ field: 'depositReturned', rule: 'aboveDeposit' }] : [];
}

/** No more is captured than a bank holds. In minor units. */
export const listHoldBreaches = (holdCaptured: number, held: number): CounterBreach[] =>
  holdCaptured > held ? [{ field: 'holdCaptured', rule: 'aboveHold' }] : [];

/** No more is kept, captured or collected than is open. In the order of the form. */
export function listOpenBreaches(input: CounterInput): CounterBreach[] {
  const breaches: CounterBreach[] = [];
  if (input.depositDeducted > Math.max(0, input.balance))
    breaches.push({ field: 'depositDeducted', rule: 'aboveOpen' });
  else if ((input.holdCaptured ?? 0) > Math.max(0, input.balance - input.depositDeducted))
    breaches.push({ field: 'holdCaptured', rule: 'aboveOpen' });
  if (computeCounter(input).left < 0) breaches.push({ field: 'collectedNow', rule: 'aboveOpen' });
  return breaches;
}

/** Only a trip whose account is paid ends as completed successfully. `left` in minor units. */
export const isBalanceLeft = (left: number, status: CustomerStatus): boolean =>
  left > 0 && mustBeSettled(status);
