import {
  isOptionalField,
  type FleetFieldName,
  type FleetFields,
  type RentalPeriod,
} from '@portal/shared/contract';
import { createColumns, type Column } from '../../../libraries/import/model/columns';
import { fields, pageFields, type FieldWithFile } from './fields';

const rates = {
  dayRate: { header: 'Day rate', path: 'rentalDetails.day.rentInAED' },
  dayKm: { header: 'Day km', path: 'rentalDetails.day.mileageLimit' },
  weekRate: { header: 'Week rate', path: 'rentalDetails.week.rentInAED' },
  weekKm: { header: 'Week km', path: 'rentalDetails.week.mileageLimit' },
  monthRate: { header: 'Month rate', path: 'rentalDetails.month.rentInAED' },
  monthKm: { header: 'Month km', path: 'rentalDetails.month.mileageLimit' },
  hourRate: { header: 'Hour rate', path: 'rentalDetails.hour.rentInAED' },
  hourKm: { header: 'Hour km', path: 'rentalDetails.hour.mileageLimit' },
  hourMin: { header: 'Shortest booking in hours', path: 'rentalDetails.hour.minBookingHours' },
} as const satisfies Record<string, Column>;

type IdOfField<Name extends FieldWithFile> = FleetFields[Name]['file'] extends {
  readonly id: infer Id extends string;
}
  ? Id
  : Name;
export type ColumnId = { [Name in FieldWithFile]: IdOfField<Name> }[FieldWithFile] | keyof typeof rates;
export type Cells = Readonly<Record<ColumnId, string>>;

/** The column of a file for a field that has one. */
export const getColumnId = (name: FleetFieldName): ColumnId => (fields[name].file?.id ?? name) as ColumnId;

const listColumns = (name: FleetFieldName): [string, Column][] => {
  const { file } = fields[name];
  if (name === 'rentalDetails') return Object.entries(rates);
  if (!file) return [];
  const { header, others = [] } = file;
  return [[getColumnId(name), { header, path: name, isRequired: !isOptionalField(fields[name]), others }]];
};

/** The columns of a file of vehicles, in the template's order: that of the page, behind the plate. */
export const importColumns = Object.fromEntries(
  [...new Set<FleetFieldName>(['vehicleRegistrationNumber', ...pageFields])].flatMap(listColumns),
) as Readonly<Record<ColumnId, Column>>;

export const columnIds = Object.keys(importColumns) as ColumnId[];
export const rateColumns: Readonly<Record<RentalPeriod, readonly [ColumnId, ColumnId]>> = {
  day: ['dayRate', 'dayKm'],
  week: ['weekRate', 'weekKm'],
  month: ['monthRate', 'monthKm'],
  hour: ['hourRate', 'hourKm'],
};

export const fleetColumns = createColumns<ColumnId>(importColumns);
