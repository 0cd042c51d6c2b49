import {
  customerFields,
  type ColumnName,
  type CustomerFields,
  type RecordField,
} from '@portal/shared/contract';

type ColumnsByField = {
  readonly [
    Name in keyof CustomerFields as CustomerFields[Name]['kind'] extends 'files' ? never : Name
  ]: ColumnName<Name, CustomerFields[Name]>;
};
export type CustomerColumn = ColumnsByField[keyof ColumnsByField];

/** The column of each field that is stored in the customer's own row. Scans have rows of their own. */
export const columnsByField = Object.fromEntries(
  Object.entries<RecordField>(customerFields)
    .filter(([, { kind }]) => kind !== 'files')
    .map(([name, { column }]) => [name, column ?? name]),
) as ColumnsByField;
