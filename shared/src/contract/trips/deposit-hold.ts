import type { HoldState } from '../entities/hold-state';
import { holdLimits } from '../hold-limits';
import { DAY } from '../time';

/**
 * A deposit that a bank holds on a customer's card. An authorisation is not money: only what is captured is. Amounts in
 * minor units, moments in milliseconds. The last three add up to the amount once the
 * hold has ended.
 */
export interface DepositHold {
  readonly state: HoldState;
  readonly amount: number;
  readonly validUntil: number;
  readonly renewals: number;
  readonly captured: number;
  readonly released: number;
  readonly lapsed: number;
}

export type HoldStep =
  | {
      readonly kind: 'renew';
      readonly at: number;
      readonly validUntil: number;
      readonly deadline: number | null;
    }
  | { readonly kind: 'capture'; readonly at: number; readonly amount: number }
  | { readonly kind: 'release'; readonly at: number }
  | { readonly kind: 'lapse'; readonly at: number };

/** Why a step is impossible. */
export type HoldBreach =
  /** It was captured or released before. */
  | 'ended'
  /** Its time is over: nothing is held. */
  | 'lapsed'
  /** Its time is not over. */
  | 'valid'
  | 'aboveHold'
  /** It would be valid until a time in the past. */
  | 'past'
  | 'tooLong'
  /** It would be valid after the deposit has to be released. */
  | 'afterDeadline';

type Validity = Pick<Extract<HoldStep, { kind: 'renew' }>, 'at' | 'validUntil' | 'deadline'>;

/** Whether a hold can be valid until then; `deadline` is when the deposit has to be released at the latest. */
export function findValidityBreach({ at, validUntil, deadline }: Validity): HoldBreach | null {
  if (validUntil <= at) return 'past';
  if (validUntil > at + holdLimits.daysMax * DAY) return 'tooLong';
  return deadline !== null && validUntil > deadline ? 'afterDeadline' : null;
}

/** A new authorisation of an amount. */
export const authoriseHold = ({
  amount,
  validUntil,
}: Pick<DepositHold, 'amount' | 'validUntil'>): DepositHold => ({
  state: 'AUTHORISED',
  amount,
  validUntil,
  renewals: 0,
  captured: 0,
  released: 0,
  lapsed: 0,
});

/** The state at a moment: a hold whose time is over has lapsed, whether or not that is recorded. */
export const getHoldState = (
  { state, validUntil }: Pick<DepositHold, 'state' | 'validUntil'>,
  at: number,
): HoldState => (state === 'AUTHORISED' && validUntil <= at ? 'LAPSED' : state);

/** What the bank holds at a moment, in minor units. */
export const computeHeld = (
  hold: Pick<DepositHold, 'state' | 'validUntil' | 'amount'>,
  at: number,
): number => (getHoldState(hold, at) === 'AUTHORISED' ? hold.amount : 0);

/** Why a step cannot be taken; null if it can. */
export function findHoldBreach(hold: DepositHold, step: HoldStep): HoldBreach | null {
  if (hold.state === 'LAPSED') return 'lapsed';
  if (hold.state !== 'AUTHORISED') return 'ended';
  const isLapsed = getHoldState(hold, step.at) === 'LAPSED';
  if (step.kind === 'lapse') return isLapsed ? null : 'valid';
  if (isLapsed) return 'lapsed';
  if (step.kind === 'renew') return findValidityBreach(step);
  return step.kind === 'capture' && (step.amount <= 0 || step.amount > hold.amount) ? 'aboveHold' : null;
}

/** The hold after a step. @throws RangeError for a step that is impossible */
export function applyHoldStep(hold: DepositHold, step: HoldStep): DepositHold {
  const breach = findHoldBreach(hold, step);
  if (breach !== null) throw new RangeError(`A hold cannot ${step.kind}: ${breach}`);
  const { amount } = hold;
  switch (step.kind) {
    case 'renew':
      return { ...hold, validUntil: step.validUntil, renewals: hold.renewals + 1 };
    case 'capture':
      return { ...hold, state: 'CAPTURED', captured: step.amount, released: amount - step.amount };
    case 'release':
      return { ...hold, state: 'RELEASED', released: amount };
    case 'lapse':
      return { ...hold, state: 'LAPSED', lapsed: amount };
  }
}

/** Until when a hold of today is valid by default: some days, and no longer than the deposit may be kept. */
export const suggestValidUntil = (at: number, days: number, deadline: number | null): number =>
  Math.min(at + days * DAY, deadline !== null && deadline > at ? deadline : Infinity);

/** Whether the desk is warned of a hold: it is in force and lapses within some days. */
export const isHoldDue = (
  hold: Pick<DepositHold, 'state' | 'validUntil' | 'amount'>,
  at: number,
  days: number,
): boolean => computeHeld(hold, at) > 0 && hold.validUntil < at + days * DAY;

/**
 * When what is left of a deposit must be back with the customer: some time after the return. Null where no law says so
 * (`within` of the limits), and before the return.
 */
export const getDepositDeadline = (returnedAt: number | null, within: number | null): number | null =>
  within === null || returnedAt === null ? null : returnedAt + within;
