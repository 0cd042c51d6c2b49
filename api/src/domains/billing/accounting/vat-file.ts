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
const money = (header: string) => ({ header: `${header} (AED)`, kind: 'money', width: 20 }) as const;
/** In the order of the file. A value of a line without a column does not compile. */
const columns: Readonly<Record<keyof VatLine, Omit<Column, 'getValue'>>> = {
  box: { header: 'Box', kind: 'text', width: 7 },
  text: { header: 'Supplies', kind: 'text', width: 52 },
  invoiced: money('Invoiced'),
  invoicedTax: money('VAT invoiced'),
  credited: money('Credited'),
  creditedTax: money('VAT credited'),
  amount: money('Amount'),
  tax: money('VAT amount'),
};
export const vatColumns: readonly Column[] = Object.entries(columns).map(([name, column]) => ({
  ...column,
  getValue: (line) => line[name as keyof VatLine],
}));

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
