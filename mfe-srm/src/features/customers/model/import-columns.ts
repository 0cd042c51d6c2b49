import type { CountryCode, CustomerFieldName, CustomerFields } from '@portal/shared/contract';
import { fields } from '../../../entities/customer/model/fields';
import { createColumns, listFieldColumns, type Column, type ColumnIdIn } from '@portal/shared/record-import';

const bySheet = (Object.keys(fields) as CustomerFieldName[]).sort(
  (one, other) => (fields[one].sheet?.place ?? 0) - (fields[other].sheet?.place ?? 0),
);

export type ColumnId = ColumnIdIn<CustomerFields>;
/** The columns of a file of customers, in the template's order, named as in the Excel download. */
export const importColumns = Object.fromEntries(
  bySheet.flatMap((name) => listFieldColumns(name, fields[name])),
) as Readonly<Record<ColumnId, Column>>;

export const columnIds = Object.keys(importColumns) as ColumnId[];
/** The columns of a country's template. */
export const listTemplateColumns = (country: CountryCode): ColumnId[] =>
  columnIds.filter((id) => {
    const { country: only } = fields[importColumns[id].path as CustomerFieldName];
    return only === undefined || only === country;
  });
/** The fields that a file may have. */
export const fileFields = bySheet.filter((name) => fields[name].file);
/** The column of a file for a field that has one. */
export const getColumnId = (name: CustomerFieldName): ColumnId => (fields[name].file?.id ?? name) as ColumnId;
export type Cells = Readonly<Record<ColumnId, string>>;
/** What an edited file has of the customer it was made from. */
const origin = {
  customerId: { header: 'ID', path: 'customerId', others: ['Customer ID'] },
  version: { header: 'Version', path: 'version' },
} as const satisfies Record<string, Column>;
export type FileColumnId = ColumnId | keyof typeof origin;
export type FileCells = Readonly<Record<FileColumnId, string>>;
export const customerColumns = createColumns<FileColumnId>({ ...importColumns, ...origin });
