import { isOptionalField, type RecordField, type RecordFields } from '@portal/shared/contract';
import type { Column } from './columns';

/** The ids of the columns that the fields of a record have in a file. */
export type ColumnIdIn<Fields extends RecordFields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly file: { readonly id: infer Id extends string } }
    ? Id
    : Fields[Name] extends { readonly file: object }
      ? Name
      : never;
}[keyof Fields];

function listHeaders(sheet: RecordField['sheet']): string[] {
  if (!sheet) return [];
  return typeof sheet.header === 'string' ? [sheet.header] : Object.values(sheet.header);
}

/** A field's column of a file, with its id; none for a field that files do not have. The header of the Excel download is known too. */
export function listFieldColumns(name: string, field: RecordField): [string, Column][] {
  const { file, sheet } = field;
  if (!file) return [];
  const { id = name, header, others = [], isOptional = false } = file;
  const isRequired = !isOptional && !isOptionalField(field);
  return [[id, { header, path: name, isRequired, others: [...others, ...listHeaders(sheet)] }]];
}
