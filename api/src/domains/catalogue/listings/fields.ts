import {
  listFields,
  listingFields,
  listingWire,
  toMinorUnits,
  type ColumnName,
  type FieldKind,
  type levelOneBody,
  type ListingFieldName,
  type ListingFields,
  type NamesOfKind,
  type RecordField,
} from '@portal/shared/contract';
import type { Insertable } from 'kysely';
import type * as v from 'valibot';
import type { ListingsTable } from '../../../database/tables/listings';
import { storedRates } from './rates';

export type LevelOne = v.InferOutput<typeof levelOneBody>;
/** An imported row has no files yet, and perhaps no date of the licence. */
export type LevelOneFields = Omit<
  LevelOne,
  NamesOfKind<ListingFields, 'files'> | 'commercialLicenseExpireDate'
> & { readonly commercialLicenseExpireDate?: string | undefined };

/** Brand, model and year; a model that names its brand does not get it twice. */
export function buildTitle(brand: string, model: string, year: string): string {
  const name = model.toLowerCase().startsWith(brand.toLowerCase()) ? model : `${brand} ${model}`;
  return `${name} ${year}`;
}

/** Files and cities have tables of their own, and the deposit has two columns. */
type ElsewhereName = NamesOfKind<ListingFields, 'files' | 'deposit'> | 'cityIds';
const elsewhere: readonly ListingFieldName[] = [...listFields(listingWire, 'files', 'deposit'), 'cityIds'];

/** A field with one column. */
export type ColumnFieldName = Exclude<ListingFieldName, ElsewhereName>;
export const columnFields = Object.keys(listingFields).filter(
  (name) => !elsewhere.includes(name as ListingFieldName),
) as ColumnFieldName[];

type Sent<Name extends ColumnFieldName> = LevelOneFields[Name];

/** What a call gives for a field, as its column stores it. */
type StoredValue<Name extends ColumnFieldName> = ListingFields[Name]['kind'] extends 'year'
  ? number
  : ListingFields[Name]['kind'] extends 'rates'
    ? string
    : ListingFields[Name]['kind'] extends 'date'
      ? string | null
      : ListingFields[Name] extends { readonly isNullable: true }
        ? Exclude<Sent<Name>, '' | undefined> | null
        : Exclude<Sent<Name>, undefined>;

type ColumnsIn<Names extends ColumnFieldName> = {
  [Name in Names as ColumnName<Name, ListingFields[Name]>]: StoredValue<Name>;
};
/** A client that does not know these leaves them as they are. */
type LeftOutName = 'plateClass' | 'permitNumber';
type Columns = ColumnsIn<Exclude<ColumnFieldName, LeftOutName>> &
  Partial<ColumnsIn<LeftOutName>> & { title: string; isDepositEnabled: boolean; deposit: number };

/** The columns that level one does not fill. A new column that is neither here nor a field does not compile. */
type OwnColumn =
  | 'id'
  | 'userId'
  | 'companyId'
  | 'code'
  | 'levelsFilled'
  | 'isLevelThreeAnswered'
  | 'missing'
  | 'isVisible'
  | 'createdAt'
  | 'updatedAt'
  | 'deletedAt'
  | 'version'
  | 'linkId';
type MissingColumn = Exclude<keyof Insertable<ListingsTable>, keyof Columns | OwnColumn>;
type AllColumns = [MissingColumn] extends [never] ? Columns : { readonly missing: MissingColumn };

const writers: Readonly<Partial<Record<FieldKind, (value: never) => unknown>>> = {
  year: Number,
  date: (date: string | undefined) => date ?? null,
  lookups: (ids: readonly string[]) => [...new Set(ids.map((id) => id.toLowerCase()))],
  rates: (details: LevelOne['rentalDetails']) => JSON.stringify(storedRates(details)),
};

function toColumn(field: RecordField, value: unknown): unknown {
  const write = writers[field.kind];
  if (write) return write(value as never);
  return field.isNullable && value === '' ? null : value;
}

/** The columns of level one, except those that the server adds. The phone number is the one that was understood. */
export function toColumns(body: LevelOneFields, brand: string, phoneNumber: string): AllColumns {
  const sent = { ...body, phoneNumber };
  const columns = columnFields
    .map((name) => {
      const field: RecordField = listingFields[name];
      return [field.column ?? name, toColumn(field, sent[name])] as const;
    })
    .filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(columns),
    title: buildTitle(brand, body.vehicleModel, body.vehicleRegisteredYear),
    isDepositEnabled: body.securityDeposit.enabled,
    deposit: toMinorUnits(body.securityDeposit.amountInAED),
  } as AllColumns;
}
