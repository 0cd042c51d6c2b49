import type { ColumnName, Country, FieldKind, SheetField } from '@portal/shared/contract';

import { createColumn, type CellKind, type CellValues, type ExcelColumn } from './columns';

const cellKinds = {
  date: 'date',
  moment: 'moment',
  count: 'number',
  reading: 'number',
  year: 'number',
  measure: 'number',
  money: 'money',
  deposit: 'money',
} as const satisfies Partial<Record<FieldKind, CellKind>>;

const getCellKind = (kind: FieldKind): CellKind =>
  (cellKinds as Readonly<Partial<Record<FieldKind, CellKind>>>)[kind] ?? 'text';

type SheetFields = Readonly<Record<string, SheetField>>;
type GetValue<Row> = ExcelColumn<Row>['getValue'];

/** The fields that have a column. */
export type SheetName<Fields extends SheetFields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly sheet: object } ? Name : never;
}[keyof Fields];

/** What the cell of a field is. */
type Cell<Field extends SheetField> = CellValues[Field['kind'] extends keyof typeof cellKinds
  ? (typeof cellKinds)[Field['kind']]
  : 'text'];

/** The fields that have a column, but no value in the row that fits it. */
type NamedField<Row, Fields extends SheetFields> = {
  [Name in SheetName<Fields>]: Row extends {
    readonly [Column in ColumnName<Name, Fields[Name]>]: Cell<Fields[Name]>;
  }
    ? never
    : Name;
}[SheetName<Fields>];

type Named<Row, Fields extends SheetFields> = Readonly<
  Record<NamedField<Row, Fields>, GetValue<Row>> & Partial<Record<SheetName<Fields>, GetValue<Row>>>
>;

/**
 * The fields of a record that have a column, in the order of their places. `named` shows something else in place of
 * what is stored; a field that is not stored as a cell does not compile without it.
 */
export const listFieldColumns = <Row, Fields extends SheetFields>(
  fields: Fields,
  { id: country, currency }: Country,
  named: Named<Row, Fields>,
): ExcelColumn<Row>[] =>
  Object.entries<SheetField>(fields)
    .flatMap(([name, field]) => (field.sheet ? [{ name, ...field, sheet: field.sheet }] : []))
    .filter((field) => field.country === undefined || field.country === country)
    .sort((one, other) => one.sheet.place - other.sheet.place)
    .map(({ name, kind, column: stored = name, sheet: { header, width } }) => {
      const cellKind = getCellKind(kind);
      const words = typeof header === 'string' ? header : header[country];
      return createColumn<Row>(
        cellKind === 'money' ? `${words} (${currency})` : words,
        cellKind,
        width,
        (named as Readonly<Record<string, GetValue<Row>>>)[name] ??
          ((row) => row[stored as keyof Row] as string | number | Date | null),
      );
    });
