import type { FleetFieldName, FleetFields, RentalPeriod } from '@portal/shared/contract';
import { createColumns, listFieldColumns, type Column, type ColumnIdIn } from '@portal/shared/record-import';
import { fields, pageFields } from './fields';

/** The headers of the Excel download are known too. */
const rates = {
  dayRate: { header: 'Day rate', path: 'rentalDetails.day.rentInAED', others: ['Rent a day'] },
  dayKm: { header: 'Day km', path: 'rentalDetails.day.mileageLimit' },
  weekRate: { header: 'Week rate', path: 'rentalDetails.week.rentInAED', others: ['Rent a week'] },
  weekKm: { header: 'Week km', path: 'rentalDetails.week.mileageLimit' },
  monthRate: { header: 'Month rate', path: 'rentalDetails.month.rentInAED', others: ['Rent a month'] },
  monthKm: { header: 'Month km', path: 'rentalDetails.month.mileageLimit' },
  hourRate: { header: 'Hour rate', path: 'rentalDetails.hour.rentInAED', others: ['Rent a hour'] },
  hourKm: { header: 'Hour km', path: 'rentalDetails.hour.mileageLimit' },
  hourMin: { header: 'Shortest booking in hours', path: 'rentalDetails.hour.minBookingHours' },
} as const satisfies Record<string, Column>;

export type ColumnId = ColumnIdIn<FleetFields> | keyof typeof rates;
/** What an edited file has of the vehicle it was made from. */
const origin = {
  vehicleId: { header: 'ID', path: 'vehicleId', others: ['Vehicle ID'] },
  version: { header: 'Version', path: 'version' },
} as const satisfies Record<string, Column>;
export type FileColumnId = ColumnId | keyof typeof origin;
export type FileCells = Readonly<Record<FileColumnId, string>>;

export type Cells = Readonly<Record<ColumnId, string>>;

/** The column of a file for a field that has one. */
export const getColumnId = (name: FleetFieldName): ColumnId => (fields[name].file?.id ?? name) as ColumnId;

const listColumns = (name: FleetFieldName): [string, Column][] =>
  name === 'rentalDetails' ? Object.entries(rates) : listFieldColumns(name, fields[name]);

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

export const fleetColumns = createColumns<FileColumnId>({ ...importColumns, ...origin });
