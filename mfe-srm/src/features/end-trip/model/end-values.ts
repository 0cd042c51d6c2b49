import {
  MINUTE,
  computeCounter,
  defaultCustomerStatus,
  endTripBody,
  findReturnBreach,
  fromMinorUnits,
  isBalanceLeft,
  isBelowHandover,
  listDepositBreaches,
  listHoldBreaches,
  listOpenBreaches,
  type CounterInput,
  type paymentMethods,
  readMinor,
  type CountryCode,
  type CustomerStatus,
  readPlainNumber,
} from '@portal/shared/contract';
import * as v from 'valibot';
import { toLocalInput, fromLocalInput } from '../../../model/local-moment';

/** The fields of a closing, as typed. */
export interface EndValues {
  returnedAt: string;
  currentKilometre: string;
  /** `difference`: the difference of the checklists that it is charged for. */
  additionalCharges: { type: string; amount: string; difference?: string }[];
  finesCollected: string;
  salikCollected: string;
  discounts: string;
  discountReason: string;
  customerStatus: CustomerStatus;
  /** Whether all that is open is paid now, or `collectedNow`. */
  collect: 'all' | 'part';
  collectedNow: string;
  paymentMethod: (typeof paymentMethods)[number];
  depositDeducted: string;
  depositReason: string;
  depositReturned: string;
  depositReturnMethod: (typeof paymentMethods)[number];
  holdCaptured: string;
  holdReason: string;
  releasesHold: boolean;
}
export const endFields = [
  'returnedAt',
  'currentKilometre',
  'additionalCharges',
  'finesCollected',
  'salikCollected',
  'discounts',
  'discountReason',
  'customerStatus',
  'collectedNow',
  'paymentMethod',
  'depositDeducted',
  'depositReason',
  'depositReturned',
  'depositReturnMethod',
  'holdCaptured',
  'holdReason',
] as const;

/** `depositBy`: how the deposit was taken, and so is given back. */
export const firstValues = (
  now: Date,
  country: CountryCode,
  depositBy: EndValues['depositReturnMethod'] = 'cash',
): EndValues => ({
  returnedAt: toLocalInput(now, country),
  currentKilometre: '',
  additionalCharges: [],
  finesCollected: '',
  salikCollected: '',
  discounts: '0',
  discountReason: '',
  customerStatus: defaultCustomerStatus,
  collect: 'all',
  collectedNow: '',
  paymentMethod: 'cash',
  depositDeducted: '',
  depositReason: '',
  depositReturned: '',
  depositReturnMethod: depositBy,
  holdCaptured: '',
  holdReason: '',
  releasesHold: false,
});

/** A typed amount, in minor units; an empty or incomplete one is zero. */
export const readTypedMinor = (text: string): number => readMinor(readPlainNumber(text)) ?? 0;
const amount = (text: string) => readPlainNumber(text) || '0';
const reason = (text: string) => (text.trim() ? { text: text.trim() } : null);

export interface ReturnContext {
  readonly country: CountryCode;
  /** When the trip began. */
  readonly begun: string | null;
}

/** The field knows whole minutes, so a return in the minute of the start is not before it. */
export function returnMoment(text: string, { country, begun }: ReturnContext): string {
  const returned = fromLocalInput(text, country);
  const early = Date.parse(begun ?? '') - Date.parse(returned);
  return begun && early > 0 && early < MINUTE ? begun : returned;
}

/** There is a plausible reading of the return; without it no settlement can be requested. */
export const isRead = (
  { currentKilometre }: EndValues,
  { handoverKilometre }: { readonly handoverKilometre?: number | null | undefined },
): boolean =>
  /^\d+$/.test(readPlainNumber(currentKilometre)) &&
  !isBelowHandover(Number(readPlainNumber(currentKilometre)), handoverKilometre ?? null);

/** The part of the form that determines the total of the settlement. */
export const accountPart = (values: EndValues, where: ReturnContext) => ({
  finesCollected: amount(values.finesCollected),
  salikCollected: amount(values.salikCollected),
  additionalCharges: values.additionalCharges.map((charge) => ({
    type: charge.type,
    amount: readPlainNumber(charge.amount),
  })),
  discounts: amount(values.discounts),
  currentKilometre: readPlainNumber(values.currentKilometre),
  returnedAt: returnMoment(values.returnedAt, where),
});

export interface EndLimits extends ReturnContext {
  readonly bookingId: string;
  readonly companyId: string;
  /** Whether the server stores the reason of a discount; if not, none is asked for or sent. */
  readonly asksReason: boolean;
  /** Of the vehicle that comes back. */
  readonly handoverKilometre: number | null;
  readonly now: () => number;
  /** Minor units; null while the fields give no total. */
  readonly computeAccount: (values: EndValues) => { total: number; balance: number } | null;
  /** Of the deposit, in minor units. */
  readonly depositLeft: number;
  /** On the customer's card, in minor units. */
  readonly held: number;
}
/** A clock that is slightly ahead is no reason to refuse. */
const AHEAD = MINUTE;

const NO_REASON = '\u2013\u2013\u2013';

const toWire = (
  values: EndValues,
  { bookingId, companyId, computeAccount, asksReason, held, ...where }: EndLimits,
) => {
  const total = computeAccount(values)?.total ?? 0;
  const discountReason = reason(asksReason ? values.discountReason : NO_REASON);
  const depositReason = reason(values.depositReason);
  const holdReason = reason(values.holdReason);
  return {
    bookingId,
    companyId,
    ...accountPart(values, where),
    customerStatus: values.customerStatus,
    ...(discountReason && { discountReason: discountReason.text }),
    totalAmountCollected: fromMinorUnits(total),
    ...(values.collect === 'part' && { collectedNow: amount(values.collectedNow) }),
    paymentMethod: values.paymentMethod,
    depositDeducted: amount(values.depositDeducted),
    ...(depositReason && { depositReason: depositReason.text }),
    depositReturned: amount(values.depositReturned),
    ...(readTypedMinor(values.depositReturned) > 0 && { depositReturnMethod: values.depositReturnMethod }),
    ...(held > 0 && {
      holdCaptured: amount(values.holdCaptured),
      ...(holdReason && { holdReason: holdReason.text }),
      releasesHold: values.releasesHold,
    }),
  };
};

const readCounterInput = (values: EndValues, balance: number): CounterInput => ({
  balance,
  depositDeducted: readTypedMinor(values.depositDeducted),
  depositReturned: readTypedMinor(values.depositReturned),
  holdCaptured: readTypedMinor(values.holdCaptured),
  collectedNow: values.collect === 'part' ? readTypedMinor(values.collectedNow) : undefined,
});

/** The rest to pay after the payment now and what is kept of the deposit; minor units. */
export const computeAmountLeft = (values: EndValues, balance: number): number =>
  computeCounter(readCounterInput(values, balance)).left;

const counterMessages = {
  aboveDeposit: 'endTrip.aboveDeposit',
  aboveHold: 'endTrip.aboveHold',
  aboveOpen: 'endTrip.aboveOpen',
} as const;
const returnMessages = {
  ahead: 'endTrip.returnedAhead',
  beforeStart: 'endTrip.returnedBeforeStart',
} as const;

export const endRules = (limits: EndLimits) =>
  v.pipe(
    v.custom<EndValues>(() => true),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const values = dataset.value;
      const issue = (key: keyof EndValues, message: string) =>
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: { ...values }, key, value: values[key] }],
        });
      const wire = v.safeParse(endTripBody, toWire(values, limits));
      for (const { message, path } of wire.issues ?? []) if (path) addIssue({ message, path });
      const returned = findReturnBreach({
        returnedAt: Date.parse(returnMoment(values.returnedAt, limits)),
        begun: limits.begun ? Date.parse(limits.begun) : null,
        now: limits.now() + AHEAD,
      });
      if (returned) issue('returnedAt', returnMessages[returned]);
      // An empty field is not a reading of zero.
      if (!readPlainNumber(values.currentKilometre)) issue('currentKilometre', 'validation.required');
      else if (isBelowHandover(Number(readPlainNumber(values.currentKilometre)), limits.handoverKilometre))
        issue('currentKilometre', 'endTrip.kilometreBelow');
      const account = limits.computeAccount(values);
      const input = readCounterInput(values, account?.balance ?? 0);
      const breaches = [
        ...listDepositBreaches(input, limits.depositLeft),
        ...listHoldBreaches(input.holdCaptured ?? 0, limits.held),
        ...(account ? listOpenBreaches(input) : []),
      ];
      for (const { field, rule } of breaches) issue(field, counterMessages[rule]);
      if (account && isBalanceLeft(computeCounter(input).left, values.customerStatus))
        issue('customerStatus', 'endTrip.balanceLeft');
    }),
    v.transform((values) => v.parse(endTripBody, toWire(values, limits))),
  );
export type CheckedEnd = v.InferOutput<ReturnType<typeof endRules>>;
