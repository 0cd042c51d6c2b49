import {
  fromMinorUnits,
  getInputs,
  paymentFields,
  paymentMethods,
  readMinor,
  type PaymentFields,
  type PaymentMethod,
  type PaymentRecord,
  readPlainNumber,
} from '@portal/shared/contract';
import * as v from 'valibot';
import {
  sortByPage,
  type FieldTable,
  type NamesWhere,
} from '../../../libraries/record-form/model/form-fields';

type Name = NamesWhere<PaymentFields, { readonly form: object }>;
interface TypedKinds {
  readonly money: string;
  readonly deposit: { enabled: boolean; amountInAED: string };
  readonly choice: PaymentMethod;
}
/** The fields as typed. */
export type PaymentValues = { [Field in Name]: TypedKinds[PaymentFields[Field]['kind']] };

const fields: FieldTable<Name> = paymentFields;
const names = sortByPage(fields, {});
/** Those of the form in the order of the page. Of a deposit, its amount can be wrong. */
export const paymentPaths = names.map((name) =>
  name === 'securityDeposit' ? (`${name}.amountInAED` as const) : name,
);

const text = (amount: string | number | null | undefined) => {
  const minor = readMinor(amount);
  return minor ? fromMinorUnits(minor) : '';
};

const toPaymentMethod = (method: string | null | undefined) =>
  paymentMethods.find((known) => known === method) ?? 'cash';

/** A field without a value does not compile. */
export const toPaymentValues = (payment: PaymentRecord): PaymentValues => ({
  advanceAmount: text(payment?.advanceAmount),
  securityDeposit: {
    enabled: payment?.securityDeposit?.enabled ?? false,
    amountInAED: text(payment?.securityDeposit?.amountInAED),
  },
  advanceMethod: toPaymentMethod(payment?.advanceMethod),
  depositMethod: toPaymentMethod(payment?.depositMethod),
});

const amounts = v.pick(v.object(getInputs(paymentFields)), names as [Name, ...Name[]]);
type Wire = v.InferInput<typeof amounts>;

/** An empty field means nothing is paid. `total` in minor units is the upper limit of the advance. */
export const paymentRules = (total: number | null) =>
  v.pipe(
    v.custom<PaymentValues>(() => true),
    v.transform(({ advanceAmount, advanceMethod, securityDeposit: deposit, depositMethod }): Wire => ({
      advanceAmount: readPlainNumber(advanceAmount) || '0',
      securityDeposit: {
        enabled: deposit.enabled,
        amountInAED: deposit.enabled ? readPlainNumber(deposit.amountInAED) || '0' : '0',
      },
      // The method is sent only for what is paid.
      ...(readMinor(readPlainNumber(advanceAmount)) && { advanceMethod }),
      ...(deposit.enabled && { depositMethod }),
    })),
    amounts,
    v.forward(
      v.check(
        ({ advanceAmount }) => total === null || (readMinor(advanceAmount) ?? 0) <= total,
        'trip.payment.aboveTotal',
      ),
      ['advanceAmount'],
    ),
  );
export type CheckedPayment = v.InferOutput<ReturnType<typeof paymentRules>>;

/** The rest after the advance; null while the price is unknown. */
export function computeRemaining(total: number | null, advanceAmount: string): number | null {
  const advance = readMinor(readPlainNumber(advanceAmount) || '0');
  return total === null || advance === null ? null : Math.max(0, total - advance);
}

/** An amount above zero was typed. */
export const isAmount = (typed: string): boolean => (readMinor(readPlainNumber(typed)) ?? 0) > 0;
