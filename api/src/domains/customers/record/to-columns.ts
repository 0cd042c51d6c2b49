import {
  customerFields,
  type ColumnName,
  type createCustomerBody,
  type customerImportRow,
  type CustomerFields,
  type FieldKind,
  type RecordField,
  type updateCustomerBody,
} from '@portal/shared/contract';
import type { Insertable } from 'kysely';
import type * as v from 'valibot';

import type { CustomersTable } from '../../../database/tables/customers';

export type CreateBody = v.InferOutput<typeof createCustomerBody>;
export type UpdateBody = v.InferOutput<typeof updateCustomerBody>;
export type CustomerRow = v.InferOutput<typeof customerImportRow>;

/** A phone is stored as its country's plan writes it, and files are attached. */
const ownKinds = ['phone', 'callingCode', 'photo', 'files'] as const satisfies readonly FieldKind[];
type OwnKind = (typeof ownKinds)[number];

type StoredFields = {
  [
    Name in keyof CustomerRow as CustomerFields[Name]['kind'] extends OwnKind ? never : Name
  ]: CustomerRow[Name];
};
type StoredValue<Name extends keyof StoredFields> = CustomerFields[Name] extends { readonly isNullable: true }
  ? Exclude<StoredFields[Name], '' | undefined> | null
  : Exclude<StoredFields[Name], undefined>;
type Columns = {
  [Name in keyof StoredFields as ColumnName<Name, CustomerFields[Name]>]: StoredValue<Name>;
};

/** The columns that no field has here. A new column that is neither here nor a field does not compile. */
type OwnColumn =
  | 'id'
  | 'companyId'
  | 'countryCode'
  | 'phone'
  | 'profilePic'
  | 'lastTripAt'
  | 'createdAt'
  | 'updatedAt'
  | 'version';
type MissingColumn = Exclude<keyof Insertable<CustomersTable>, keyof Columns | OwnColumn>;
type AllColumns = [MissingColumn] extends [never] ? Columns : { readonly missing: MissingColumn };

type RequiredColumn = 'name' | 'email';
type NewColumns = Pick<AllColumns, RequiredColumn> & Partial<Omit<AllColumns, RequiredColumn>>;

const entries = Object.entries<RecordField>(customerFields).filter(
  ([, { kind }]) => !(ownKinds as readonly FieldKind[]).includes(kind),
);

/** The wire's fields as columns, only those that were sent. An empty one clears the value. */
export function toColumns(fields: CustomerRow): NewColumns;
export function toColumns(fields: Partial<CustomerRow>): Partial<AllColumns>;
export function toColumns(fields: Partial<CustomerRow>): Partial<AllColumns> {
  return Object.fromEntries(
    entries
      .map(([name, { column, isNullable }]) => {
        const value = fields[name as keyof CustomerRow];
        return [column ?? name, isNullable && value === '' ? null : value] as const;
      })
      .filter(([, value]) => value !== undefined),
  );
}
