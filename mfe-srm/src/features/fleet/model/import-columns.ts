import type { RentalPeriod } from '@portal/shared/contract';

interface Column {
  readonly header: string;
  /** The field of the call that it fills. */
  readonly path: string;
  readonly isRequired?: boolean;
  /** What people call it besides. */
  readonly others?: readonly string[];
}

/** The columns of a file of vehicles, in the template's order. */
export const importColumns = {
  plate: {
    header: 'Plate',
    path: 'vehicleRegistrationNumber',
    isRequired: true,
    others: ['Number plate', 'Registration number'],
  },
  category: { header: 'Category', path: 'vehicleCategoryId', isRequired: true },
  brand: { header: 'Brand', path: 'vehicleBrandId', isRequired: true, others: ['Make'] },
  bodyType: { header: 'Body type', path: 'bodyType', isRequired: true },
  color: { header: 'Colour', path: 'vehicleColor', isRequired: true, others: ['Color'] },
  passengers: { header: 'Passengers', path: 'numberOfPassengers', isRequired: true, others: ['Seats'] },
  chassis: { header: 'Chassis number', path: 'chassisNumber', others: ['VIN'] },
  trafficFineId: { header: 'Traffic fine ID', path: 'trafficFineId' },
  registered: {
    header: 'Registered on',
    path: 'registrationDate',
    isRequired: true,
    others: ['Registration date'],
  },
  due: {
    header: 'Registration due',
    path: 'registrationDueDate',
    isRequired: true,
    others: ['Registration due date'],
  },
  insurance: { header: 'Insurance due', path: 'insuranceDueDate', others: ['Insurance due date'] },
  km: {
    header: 'Kilometres now',
    path: 'currentKilometre',
    isRequired: true,
    others: ['Current kilometre', 'Odometer'],
  },
  serviced: {
    header: 'Last service on',
    path: 'lastServiceDate',
    isRequired: true,
    others: ['Last service date'],
  },
  serviceKm: {
    header: 'Kilometres at last service',
    path: 'serviceKilometre',
    isRequired: true,
    others: ['Service kilometre'],
  },
  nextService: {
    header: 'Next service on',
    path: 'nextServiceDate',
    isRequired: true,
    others: ['Next service date'],
  },
  nextServiceKm: {
    header: 'Kilometres at next service',
    path: 'nextServiceKilometre',
    isRequired: true,
    others: ['Next service kilometre'],
  },
  dayRate: { header: 'Day rate', path: 'rentalDetails.day.rentInAED' },
  dayKm: { header: 'Day km', path: 'rentalDetails.day.mileageLimit' },
  weekRate: { header: 'Week rate', path: 'rentalDetails.week.rentInAED' },
  weekKm: { header: 'Week km', path: 'rentalDetails.week.mileageLimit' },
  monthRate: { header: 'Month rate', path: 'rentalDetails.month.rentInAED' },
  monthKm: { header: 'Month km', path: 'rentalDetails.month.mileageLimit' },
  hourRate: { header: 'Hour rate', path: 'rentalDetails.hour.rentInAED' },
  hourKm: { header: 'Hour km', path: 'rentalDetails.hour.mileageLimit' },
  hourMin: { header: 'Shortest booking in hours', path: 'rentalDetails.hour.minBookingHours' },
  extraKm: { header: 'Charge per further km', path: 'additionalMilageChargePerKm', isRequired: true },
} as const satisfies Record<string, Column>;

export type ColumnId = keyof typeof importColumns;
export type Cells = Readonly<Record<ColumnId, string>>;
export const columnIds = Object.keys(importColumns) as ColumnId[];
export const rateColumns: Readonly<Record<RentalPeriod, readonly [ColumnId, ColumnId]>> = {
  day: ['dayRate', 'dayKm'],
  week: ['weekRate', 'weekKm'],
  month: ['monthRate', 'monthKm'],
  hour: ['hourRate', 'hourKm'],
};

const known: Readonly<Record<ColumnId, Column>> = importColumns;

/** Upper case, blanks, dashes and a currency in brackets make no difference. */
const plain = (header: string) =>
  header
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

const idOf = (header: string): ColumnId | undefined =>
  columnIds.find((id) =>
    [known[id].header, ...(known[id].others ?? [])].some((name) => plain(name) === plain(header)),
  );

export const headerOf = (path: string): string => {
  const id =
    columnIds.find((one) => known[one].path === path) ??
    columnIds.find((one) => known[one].path.startsWith(`${path}.`));
  return id ? known[id].header : '';
};

/** For each column of the file what it is, and the names of those that must be there and are not. */
export function matchColumns(header: readonly string[]) {
  const found = header.map(idOf);
  // The first of two alike counts.
  const ids = found.map((id, at) => (id && found.indexOf(id) === at ? id : null));
  const missing = columnIds.filter((id) => known[id].isRequired && !ids.includes(id));
  return { ids, missing: missing.map((id) => known[id].header) };
}

/** A line's cells by column; what a spreadsheet's export made inert is as it was. */
export function cellsOf(line: readonly string[], ids: readonly (ColumnId | null)[]): Cells {
  const cells = Object.fromEntries(columnIds.map((id) => [id, ''])) as Record<ColumnId, string>;
  ids.forEach((id, at) => {
    if (id) cells[id] = (line[at] ?? '').replace(/^'(?=[=+\-@])/, '');
  });
  return cells;
}
