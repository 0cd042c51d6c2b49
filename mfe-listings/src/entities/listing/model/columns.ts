import {
  listingFields,
  type ListingFieldName,
  type ListingFields,
  type RecordField,
  type RentalPeriod,
} from '@portal/shared/contract';
import { listFieldColumns, type Column, type ColumnIdIn } from '@portal/shared/record-import';

const fields: Readonly<Record<ListingFieldName, RecordField>> = listingFields;
const getPlace = (name: ListingFieldName) => fields[name].file?.place ?? 0;

/** The fields that a file has, in the order of its columns. The rates stand before the deposit. */
const fileFields = (Object.keys(listingFields) as ListingFieldName[])
  .filter((name) => fields[name].file)
  .sort((one, other) => getPlace(one) - getPlace(other));

const rates = {
  dayRate: { header: 'Daily rate', path: 'rentalDetails.day.rentInAED', others: ['Day rate'] },
  dayKm: { header: 'Daily km', path: 'rentalDetails.day.mileageLimit' },
  weekRate: { header: 'Weekly rate', path: 'rentalDetails.week.rentInAED', others: ['Week rate'] },
  weekKm: { header: 'Weekly km', path: 'rentalDetails.week.mileageLimit' },
  monthRate: { header: 'Monthly rate', path: 'rentalDetails.month.rentInAED', others: ['Month rate'] },
  monthKm: { header: 'Monthly km', path: 'rentalDetails.month.mileageLimit' },
  hourRate: { header: 'Hourly rate', path: 'rentalDetails.hour.rentInAED', others: ['Hour rate'] },
  hourKm: { header: 'Hourly km', path: 'rentalDetails.hour.mileageLimit' },
  hourMin: { header: 'Minimum hours', path: 'rentalDetails.hour.minBookingHours' },
} as const satisfies Record<string, Column>;

export type ColumnId = ColumnIdIn<ListingFields> | keyof typeof rates;
export const columns = Object.fromEntries(
  fileFields.flatMap((name) => [
    ...(name === 'securityDeposit' ? Object.entries(rates) : []),
    ...listFieldColumns(name, fields[name]),
  ]),
) as Readonly<Record<ColumnId, Column>>;
export const columnIds = Object.keys(columns) as ColumnId[];
export type Cells = Readonly<Record<ColumnId, string>>;

/** A field with a column of its own. */
export type FileFieldName = {
  [Name in ListingFieldName]: ListingFields[Name] extends { readonly file: object } ? Name : never;
}[ListingFieldName];
/** Each field with its column. */
export const fieldColumns = fileFields.map((name) => [
  name,
  fields[name].file?.id ?? name,
]) as readonly (readonly [FileFieldName, ColumnId])[];

/** What an edited export says of the listing that a line was made from. */
export const originColumns = {
  vehicleId: { header: 'ID', path: 'vehicleId' },
  version: { header: 'Version', path: 'version' },
} as const satisfies Record<string, Column>;
export type OriginId = keyof typeof originColumns;
export const originIds = Object.keys(originColumns) as OriginId[];
export type FileCells = Cells & Readonly<Record<OriginId, string>>;

export const rateColumns = {
  day: ['dayRate', 'dayKm'],
  week: ['weekRate', 'weekKm'],
  month: ['monthRate', 'monthKm'],
  hour: ['hourRate', 'hourKm'],
} as const satisfies Record<RentalPeriod, readonly [ColumnId, ColumnId]>;
