import type { Country, Listing, RentalPeriod } from '@portal/shared/contract';
import { formatPlateClass } from './plate-class';
import { columnIds, columns, flags, originColumns, originIds, rateColumns, type ColumnId } from './columns';

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

const yesNo = (flag: boolean | null | undefined) => (flag ? 'yes' : 'no');

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
    category: row.vehicleCategory ?? '',
    type: row.vehicleType ?? '',
    brand: row.vehicleBrand ?? '',
    model: row.vehicleModel ?? '',
    year: String(row.vehicleRegisteredYear ?? ''),
    plate: row.vehicleRegistrationNumber ?? '',
    fancy: yesNo(row.isFancyNumber),
    plateClass: formatPlateClass(row.plateClass),
    permit: row.permitNumber ?? '',
    state: row.state ?? '',
    cities: (row.cities ?? []).join('; '),
    phone: row.phoneNumber ?? '',
    licenceExpiry: row.commercialLicenseExpireDate?.slice(0, 10) ?? '',
    ...rateCells(row, 'day'),
    ...rateCells(row, 'week'),
    ...rateCells(row, 'month'),
    ...rateCells(row, 'hour'),
    deposit: row.securityDeposit?.enabled ? String(row.securityDeposit.amountInAED ?? '') : '',
    ...Object.fromEntries(
      Object.entries(flags).map(([field, id]) => [id, yesNo(row[field as keyof typeof flags])]),
    ),
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
