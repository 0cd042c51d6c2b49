import {
  listingFields,
  type Country,
  type FieldKind,
  type Listing,
  type ListingFields,
  type NamesOfKind,
  type RentalPeriod,
} from '@portal/shared/contract';
import { formatPlateClass } from './plate-class';
import {
  columnIds,
  columns,
  fieldColumns,
  originColumns,
  originIds,
  rateColumns,
  type ColumnId,
  type FileFieldName,
} from './columns';

const inMoney: readonly ColumnId[] = ['dayRate', 'weekRate', 'monthRate', 'hourRate', 'deposit'];
/** Useless to the import, but useful to people. */
const extra = ['Code', 'Levels', 'Published', 'Changed'] as const;

export const exportHeader = ({ currency }: Pick<Country, 'currency'>): string[] => [
  ...columnIds.map((id) =>
    inMoney.includes(id) ? `${columns[id].header} (${currency})` : columns[id].header,
  ),
  ...extra,
  ...originIds.map((id) => originColumns[id].header),
];

/** A field that a file has by a name, and a call by an id. */
export type NamedFieldName = Extract<
  FileFieldName,
  NamesOfKind<ListingFields, 'lookup' | 'lookups' | 'choice'>
>;
const names: Readonly<Record<NamedFieldName, (row: Listing) => string>> = {
  vehicleCategoryId: (row) => row.vehicleCategory ?? '',
  vehicleTypeId: (row) => row.vehicleType ?? '',
  vehicleBrandId: (row) => row.vehicleBrand ?? '',
  plateClass: (row) => formatPlateClass(row.plateClass),
  stateId: (row) => row.state ?? '',
  cityIds: (row) => (row.cities ?? []).join('; '),
};

const yesNo = (flag: boolean | null | undefined) => (flag ? 'yes' : 'no');
const writers: Readonly<Partial<Record<FieldKind, (value: never) => string>>> = {
  flag: yesNo,
  date: (date: string | null | undefined) => date?.slice(0, 10) ?? '',
  deposit: (deposit: Listing['securityDeposit']) =>
    deposit?.enabled ? String(deposit.amountInAED ?? '') : '',
};

function writeCell(row: Listing, name: FileFieldName): string {
  if (name in names) return names[name as NamedFieldName](row);
  const value = row[name];
  const write = writers[listingFields[name].kind];
  return write ? write(value as never) : String((value as string | number | null | undefined) ?? '');
}

function rateCells(row: Listing, period: RentalPeriod): Partial<Record<ColumnId, string>> {
  const block = row.rentalDetails?.[period];
  if (!block?.enabled) return {};
  const [rate, km] = rateColumns[period];
  return {
    [rate]: block.rentInAED ?? '',
    [km]: block.unlimitedMileage ? 'unlimited' : (block.mileageLimit ?? ''),
    ...(period === 'hour' ? { hourMin: String(block.minBookingHours ?? '') } : {}),
  };
}

/** A listing as a line that the import reads. */
export function exportCells(row: Listing): string[] {
  const cells: Partial<Record<ColumnId, string>> = {
    ...Object.fromEntries(fieldColumns.map(([name, column]) => [column, writeCell(row, name)])),
    ...rateCells(row, 'day'),
    ...rateCells(row, 'week'),
    ...rateCells(row, 'month'),
    ...rateCells(row, 'hour'),
  };
  return [
    ...columnIds.map((id) => cells[id] ?? ''),
    row.vehicleCode ?? '',
    `${row.levelsFilled ?? 0} of 3`,
    yesNo(row.isVisible),
    row.updatedAt ?? '',
    row.vehicleId,
    String(row.version ?? ''),
  ];
}
