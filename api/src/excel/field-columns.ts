import type { Country, FieldKind, RecordField, RecordFields } from '@portal/shared/contract';

import { createColumn, type CellKind, type ExcelColumn } from './columns';

const cellKinds: Readonly<Partial<Record<FieldKind, CellKind>>> = {
  date: 'date',
  count: 'number',
  reading: 'number',
  year: 'number',
  measure: 'number',
  money: 'money',
};

type GetValue<Row> = ExcelColumn<Row>['getValue'];

/** The fields of a record that have a column, in the order of their places; `named` shows names in place of what is stored. */
export const listFieldColumns = <Row, Fields extends RecordFields>(
  fields: Fields,
  { id: country, currency }: Country,
  named?: Readonly<Partial<Record<keyof Fields, GetValue<Row>>>>,
): ExcelColumn<Row>[] =>
  Object.entries<RecordField>(fields)
    .flatMap(([name, field]) => (field.sheet ? [{ name, ...field, sheet: field.sheet }] : []))
    .filter((field) => field.country === undefined || field.country === country)
    .sort((one, other) => one.sheet.place - other.sheet.place)
    .map(({ name, kind, column: stored = name, sheet: { header, width } }) =>
      createColumn<Row>(
        kind === 'money' ? `${header} (${currency})` : header,
        cellKinds[kind] ?? 'text',
        width,
        named?.[name] ?? ((row) => row[stored as keyof Row] as string | number | null),
      ),
    );
