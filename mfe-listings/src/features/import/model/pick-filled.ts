import { rentalPeriods, toLatinDigits, type CountryCode } from '@portal/shared/contract';
import { isEmptying, readAmount, readMileage } from '@portal/shared/csv';
import {
  columnIds,
  columns,
  rateColumns,
  type ColumnId,
  type FileCells,
} from '../../../entities/listing/model/columns';

const rateIds: readonly ColumnId[] = [...Object.values(rateColumns).flat(), 'hourMin'];

function pickRate(cells: FileCells, period: keyof typeof rateColumns, country: CountryCode) {
  const [rate, limit] = rateColumns[period];
  if (isEmptying(cells[rate])) return { enabled: false };
  const hours = period === 'hour' ? toLatinDigits(cells.hourMin) : '';
  return {
    ...(cells[rate] !== '' && { enabled: true, rentInAED: readAmount(cells[rate], country) }),
    ...(cells[limit] !== '' && readMileage(cells[limit])),
    ...(hours !== '' && { minBookingHours: hours }),
  };
}

/**
 * Of a row that may change a listing: only what its cells say, since an empty cell leaves what is there. A dash empties
 * a field.
 */
export function pickFilled(
  cells: FileCells,
  body: Readonly<Record<string, unknown>>,
  country: CountryCode,
): Record<string, unknown> {
  const names = columnIds
    .filter((id) => cells[id] !== '' && !rateIds.includes(id))
    .map((id) => columns[id].path.split('.')[0] ?? '');
  const rates = rentalPeriods.map((period) => [period, pickRate(cells, period, country)] as const);
  const rentalDetails = Object.fromEntries(rates.filter(([, rate]) => Object.keys(rate).length > 0));
  const { vehicleId, version } = cells;
  return {
    ...Object.fromEntries(names.map((name) => [name, body[name] ?? ''])),
    ...(Object.keys(rentalDetails).length > 0 && { rentalDetails }),
    ...(vehicleId && { vehicleId: vehicleId.trim().toLowerCase() }),
    ...(version && { version: toLatinDigits(version.trim()) }),
  };
}
