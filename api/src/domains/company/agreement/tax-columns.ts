import {
  taxFields,
  type AgreementData,
  type agreementBody,
  type ColumnName,
  type RecordField,
  type TaxFieldName,
  type TaxFields,
} from '@portal/shared/contract';
import type { Insertable } from 'kysely';
import type * as v from 'valibot';

import type { AgreementsTable } from '../../../database/tables/agreements';

type Columns = { [Name in TaxFieldName as ColumnName<Name, TaxFields[Name]>]: string | null };
/** The columns that no field has. A new column that is neither here nor a field does not compile. */
type OwnColumn = 'userId' | 'updatedAt';
type MissingColumn = Exclude<keyof Insertable<AgreementsTable>, keyof Columns | OwnColumn>;
export type TaxColumns = [MissingColumn] extends [never] ? Columns : { readonly missing: MissingColumn };

type TaxBody = Pick<v.InferOutput<typeof agreementBody>, TaxFieldName>;
type ShownTax = Pick<NonNullable<AgreementData>, TaxFieldName>;

const entries = (Object.entries(taxFields) as [TaxFieldName, RecordField][]).map(
  ([name, { column = name }]) => [name, column as keyof TaxColumns] as const,
);

/** The columns of the tax information, in the order of its answers. */
export const taxColumns = entries.map(([, column]) => column);

/** The row's columns as the wire's fields. */
export const toTaxFields = (row: TaxColumns): ShownTax =>
  Object.fromEntries(entries.map(([name, column]) => [name, row[column]]));

/** What is stored after a change: a field that was not sent stays, and an empty one is not known. */
export const toTaxColumns = (body: TaxBody, before: TaxColumns): TaxColumns =>
  Object.fromEntries(
    entries.map(([name, column]) => [column, (body[name] ?? before[column]) || null]),
  ) as TaxColumns;
