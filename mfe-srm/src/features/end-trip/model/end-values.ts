import {
  MINUTE,
  closingFields,
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
  type ClosingFields,
  type CounterInput,
  type FieldKind,
  type NamesOfKind,
  type PaymentMethod,
  type RecordField,
  type SettledFields,
  readMinor,
  type CountryCode,
  readPlainNumber,
} from '@portal/shared/contract';
import * as v from 'valibot';
import {
  sortByPage,
  type FieldTable,
  type NamesWhere,
} from '../../../libraries/record-form/model/form-fields';
import { toLocalInput, fromLocalInput } from '../../../model/local-moment';

export type EndFieldName = NamesWhere<ClosingFields, { readonly form: object }>;
interface TypedKinds {
  readonly moment: string;
  readonly reading: string;
  readonly money: string;
  readonly text: string;
  readonly flag: boolean;
  /** `difference`: the difference of the checklists that it is charged for. */
  readonly charges: { type: string; amount: string; difference?: string }[];
}
type Typed<Field extends RecordField> = Field['kind'] extends keyof TypedKinds
  ? TypedKinds[Field['kind']]
  : NonNullable<v.InferOutput<Field['input']>>;

/** The fields of a closing, as typed. */
export type EndValues = { [Name in EndFieldName]: Typed<ClosingFields[Name]> } & {
  /** Whether all that is open is paid now, or `collectedNow`. */
  collect: 'all' | 'part';
};
/** The fields of some kinds. */
export type EndName<Kind extends FieldKind> = NamesOfKind<Pick<ClosingFields, EndFieldName>, Kind>;

export const fields: FieldTable<EndFieldName> = closingFields;
type FormPart = ClosingFields[EndFieldName]['form']['part'];
/** The parts of the form as they follow each other. */
const partOrder: Readonly<Record<FormPart, number>> = {
  return: 0,
  charges: 1,
  deposit: 2,
  hold: 3,
  payment: 4,
  status: 5,
};
/** In the order of the page. */
export const endFields: readonly EndFieldName[] = sortByPage(fields, partOrder);

/** Those that an agent types, and not chooses. */
export const writtenFields = endFields.filter((name): name is EndName<'reading' | 'money' | 'text'> =>
  ['reading', 'money', 'text'].includes(fields[name].kind),
);

/** `depositBy`: how the deposit was taken, and so is given back. */
export const firstValues = (
  now: Date,
  country: CountryCode,
  depositBy: PaymentMethod = 'cash',
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
const reason = (text: string) => text.trim() || undefined;

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

/** The part of the form that determines the total of the settlement. A field without a value does not compile. */
export const accountPart = (values: EndValues, where: ReturnContext) =>
  ({
    finesCollected: amount(values.finesCollected),
    salikCollected: amount(values.salikCollected),
    additionalCharges: values.additionalCharges.map((charge) => ({
      type: charge.type,
      amount: readPlainNumber(charge.amount),
    })),
    discounts: amount(values.discounts),
    currentKilometre: readPlainNumber(values.currentKilometre),
    returnedAt: returnMoment(values.returnedAt, where),
  }) satisfies Record<keyof SettledFields, unknown>;

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

/** What is sent. A field without a value does not compile; one that is undefined is not sent. */
function toWire(
  values: EndValues,
  { bookingId, companyId, computeAccount, asksReason, held, ...where }: EndLimits,
): Record<string, unknown> {
  const isHeld = held > 0;
  const sent: Record<keyof v.InferInput<typeof endTripBody>, unknown> = {
    bookingId,
    companyId,
    ...accountPart(values, where),
    customerStatus: values.customerStatus,
    discountReason: asksReason ? reason(values.discountReason) : NO_REASON,
    totalAmountCollected: fromMinorUnits(computeAccount(values)?.total ?? 0),
    collectedNow: values.collect === 'part' ? amount(values.collectedNow) : undefined,
    paymentMethod: values.paymentMethod,
    depositDeducted: amount(values.depositDeducted),
    depositReason: reason(values.depositReason),
    depositReturned: amount(values.depositReturned),
    depositReturnMethod: readTypedMinor(values.depositReturned) > 0 ? values.depositReturnMethod : undefined,
    holdCaptured: isHeld ? amount(values.holdCaptured) : undefined,
    holdReason: isHeld ? reason(values.holdReason) : undefined,
    releasesHold: isHeld ? values.releasesHold : undefined,
  };
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

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
