import { emirateNames } from '@portal/shared/contract';

import type { ExcelColumn } from '../../../excel/columns';
import { BOM, writeCsvRows } from './formats/csv-rows';
import type { VatReturn } from './vat-return';

/** A line of the VAT return. Money in minor units, null where the form has none. */
interface VatLine {
  readonly box: string;
  readonly text: string;
  readonly invoiced: number | null;
  readonly invoicedTax: number | null;
  readonly credited: number | null;
  readonly creditedTax: number | null;
  readonly amount: number;
  readonly tax: number | null;
}

const BOXES = 'abcdefg';

/** The lines of the form, in its order. */
export function listVatLines(vat: VatReturn): VatLine[] {
  const toLine = (box: string, text: string, row: ReturnType<VatReturn['computeTotal']>): VatLine => ({
    box,
    text,
    invoiced: row.invoiced.net,
    invoicedTax: row.invoiced.tax,
    credited: row.credited.net,
    creditedTax: row.credited.tax,
    amount: row.declared.net,
    tax: row.declared.tax,
  });
  const none = { invoiced: null, invoicedTax: null, credited: null, creditedTax: null, tax: null };
  return [
    ...vat
      .listRows()
      .map((row, at) =>
        row.emirate === ''
          ? toLine('', 'Standard-rated supplies, emirate of the company not known', row)
          : toLine(`1${BOXES.charAt(at)}`, `Standard-rated supplies in ${emirateNames[row.emirate]}`, row),
      ),
    toLine('', 'Standard-rated supplies, total', vat.computeTotal()),
    { ...none, box: '4', text: 'Zero-rated supplies', amount: vat.zeroRated },
    { ...none, box: '', text: 'Out of scope, not part of the return', amount: vat.outOfScope },
  ];
}

type Column = ExcelColumn<VatLine>;
const money = (header: string, getValue: (line: VatLine) => number | null): Column => ({
  header: `${header} (AED)`,
  kind: 'money',
  width: 20,
  getValue,
});
export const vatColumns: readonly Column[] = [
  { header: 'Box', kind: 'text', width: 7, getValue: ({ box }) => box },
  { header: 'Supplies', kind: 'text', width: 52, getValue: ({ text }) => text },
  money('Invoiced', ({ invoiced }) => invoiced),
  money('VAT invoiced', ({ invoicedTax }) => invoicedTax),
  money('Credited', ({ credited }) => credited),
  money('VAT credited', ({ creditedTax }) => creditedTax),
  money('Amount', ({ amount }) => amount),
  money('VAT amount', ({ tax }) => tax),
];

const MINOR_UNITS = 100;
const toCsvCell = ({ kind, getValue }: Column, line: VatLine): string | number => {
  const value = getValue(line);
  if (value === null || value instanceof Date) return '';
  return kind === 'money' ? Number(value) / MINOR_UNITS : value;
};

/** The form as CSV; amounts are numbers with a point. */
export const writeVatCsv = (lines: readonly VatLine[]): string =>
  BOM +
  writeCsvRows([
    vatColumns.map(({ header }) => header),
    ...lines.map((line) => vatColumns.map((column) => toCsvCell(column, line))),
  ]);
