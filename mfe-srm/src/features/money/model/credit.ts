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

/** A line that something is left of. */
export interface CreditableLine {
  readonly position: number;
  readonly line: InvoiceLine;
  /** Minor units, above zero of a discount too. */
  readonly left: number;
  readonly isDiscount: boolean;
  /** Of one, in minor units; null where it is not counted, or only once. */
  readonly unitPrice: number | null;
}

/** None where the server does not say what is left of each line: then an amount of all of it is taken back. */
export const creditableLines = ({ lines }: InvoiceRecord): CreditableLine[] =>
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
  /** In the order of the lines that something is left of. */
  lines: { amount: string; quantity: string }[];
}
export const creditFields = ['amount', 'reason'] as const;

export const noCredit = (lines: readonly CreditableLine[]): CreditValues => ({
  amount: '',
  reason: '',
  lines: lines.map(() => ({ amount: '', quantity: '' })),
});

/** All that is left of each line. */
export const wholeCredit = (lines: readonly CreditableLine[]): CreditValues['lines'] =>
  lines.map(({ left, unitPrice }) => ({
    amount: fromMinorUnits(left),
    quantity: unitPrice && left % unitPrice === 0 ? String(left / unitPrice) : '',
  }));

/** What so many of a line come to, as text; empty while it is no count. */
export const amountOfQuantity = (quantity: string, unitPrice: number): string =>
  /^[1-9]\d{0,5}$/.test(quantity.trim()) ? fromMinorUnits(Number(quantity) * unitPrice) : '';

/** What the note comes to; minor units. */
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
    const isCounted = unitPrice !== null && amountOfQuantity(quantity, unitPrice) === readPlainNumber(amount);
    return [
      { position, ...(isCounted ? { quantity: Number(quantity) } : { amount: readPlainNumber(amount) }) },
    ];
  });
}

/** By line where the server knows what is left of each; else an amount of all, or all that is left. */
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
      const wanted = { invoiceId: invoice.invoiceId, reason: values.reason };
      if (lines.length > 0) return { ...wanted, lines: toCreditLines(lines, values) };
      return { ...wanted, ...(readPlainNumber(values.amount) && { amount: readPlainNumber(values.amount) }) };
    }),
    creditNoteBody,
    v.forward(
      v.check(({ amount }) => (readMinor(amount) ?? 0) <= getCreditableAmount(invoice), 'money.credit.above'),
      ['amount'],
    ),
  );
}
export type CheckedCredit = v.InferOutput<ReturnType<typeof creditRules>>;
