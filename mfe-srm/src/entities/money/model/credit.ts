import {
  creditNoteBody,
  fromMinorUnits,
  readMinor,
  readPlainNumber,
  readSignedMinor,
  type InvoiceLine,
  type InvoiceRecord,
} from '@portal/shared/contract';
import * as v from 'valibot';
import { getCreditableAmount } from './invoice';

/** A line with something left to credit. */
export interface CreditableLine {
  readonly position: number;
  readonly line: InvoiceLine;
  /** Minor units, above zero for a discount too. */
  readonly left: number;
  readonly isDiscount: boolean;
  /** For one unit, in minor units; null without a count, or with a count of one. */
  readonly unitPrice: number | null;
}

/** None if the server does not know the rest of each line: then one amount of the total is credited. */
export const listCreditableLines = ({ lines }: InvoiceRecord): CreditableLine[] =>
  lines.flatMap((line) => {
    const { position, left: leftText, quantity } = line;
    const left = readSignedMinor(leftText) ?? 0;
    if (typeof position !== 'number' || left === 0) return [];
    const unitPrice = (quantity ?? 1) > 1 ? readMinor(line.unitPrice) : null;
    return [{ position, line, left: Math.abs(left), isDiscount: left < 0, unitPrice }];
  });

export interface CreditValues {
  amount: string;
  reason: string;
  /** In the order of the lines with something left. */
  lines: { amount: string; quantity: string }[];
}
export const creditFields = ['amount', 'reason'] as const;

export const createEmptyCredit = (lines: readonly CreditableLine[]): CreditValues => ({
  amount: '',
  reason: '',
  lines: lines.map(() => ({ amount: '', quantity: '' })),
});

/** Everything left of each line. */
export const creditAllLines = (lines: readonly CreditableLine[]): CreditValues['lines'] =>
  lines.map(({ left, unitPrice }) => ({
    amount: fromMinorUnits(left),
    quantity: unitPrice && left % unitPrice === 0 ? String(left / unitPrice) : '',
  }));

/** The amount for a count of a line, as text; empty while the count is invalid. */
export const computeQuantityAmount = (quantity: string, unitPrice: number): string =>
  /^[1-9]\d{0,5}$/.test(quantity.trim()) ? fromMinorUnits(Number(quantity) * unitPrice) : '';

/** The total of the credit note; minor units. */
export const creditTotal = (lines: readonly CreditableLine[], values: CreditValues['lines']): number =>
  lines.reduce((sum, { isDiscount }, at) => {
    const amount = readMinor(readPlainNumber(values[at]?.amount ?? '')) ?? 0;
    return isDiscount ? sum - amount : sum + amount;
  }, 0);

type Wire = v.InferInput<typeof creditNoteBody>;

function toCreditLines(lines: readonly CreditableLine[], values: CreditValues): NonNullable<Wire['lines']> {
  return lines.flatMap(({ position, unitPrice }, at) => {
    const { amount = '', quantity = '' } = values.lines[at] ?? {};
    if (readPlainNumber(amount) === '') return [];
    const isCounted =
      unitPrice !== null && computeQuantityAmount(quantity, unitPrice) === readPlainNumber(amount);
    return [
      { position, ...(isCounted ? { quantity: Number(quantity) } : { amount: readPlainNumber(amount) }) },
    ];
  });
}

/** By line if the server knows the rest of each; else an amount of the total, or all that is left. */
export function creditRules(invoice: InvoiceRecord, lines: readonly CreditableLine[]) {
  return v.pipe(
    v.custom<CreditValues>(() => true),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      const issue = (at: number, message: string) =>
        addIssue({
          message,
          path: [
            { type: 'object', origin: 'value', input: { ...value }, key: 'lines', value: value.lines },
            { type: 'array', origin: 'value', input: value.lines, key: at, value: value.lines[at] },
            { type: 'object', origin: 'value', input: { ...value.lines[at] }, key: 'amount', value: '' },
          ],
        });
      lines.forEach(({ left }, at) => {
        const amount = readPlainNumber(value.lines[at]?.amount ?? '');
        if (amount === '') return;
        const minor = readMinor(amount);
        if (minor === null) issue(at, 'validation.money');
        else if (minor > left) issue(at, 'money.credit.above');
      });
      if (lines.length > 0 && creditTotal(lines, value.lines) <= 0) issue(0, 'money.credit.choose');
    }),
    v.transform((values): Wire => {
      const request = { invoiceId: invoice.invoiceId, reason: values.reason };
      if (lines.length > 0) return { ...request, lines: toCreditLines(lines, values) };
      return {
        ...request,
        ...(readPlainNumber(values.amount) && { amount: readPlainNumber(values.amount) }),
      };
    }),
    creditNoteBody,
    v.forward(
      v.check(({ amount }) => (readMinor(amount) ?? 0) <= getCreditableAmount(invoice), 'money.credit.above'),
      ['amount'],
    ),
  );
}
export type CheckedCredit = v.InferOutput<ReturnType<typeof creditRules>>;
