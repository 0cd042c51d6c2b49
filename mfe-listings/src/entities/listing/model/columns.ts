import type { RentalPeriod } from '@portal/shared/contract';

interface Column {
  /** As the template and the export write it. */
  readonly header: string;
  /** Whether a file must have it. */
  readonly isRequired?: boolean;
  /** The field of the call, to match the server's errors. */
  readonly path: string;
}

const named = {
  category: { header: 'Category', isRequired: true, path: 'vehicleCategoryId' },
  type: { header: 'Type', isRequired: true, path: 'vehicleTypeId' },
  brand: { header: 'Brand', isRequired: true, path: 'vehicleBrandId' },
  model: { header: 'Model', isRequired: true, path: 'vehicleModel' },
  year: { header: 'Year', isRequired: true, path: 'vehicleRegisteredYear' },
  plate: { header: 'Plate', isRequired: true, path: 'vehicleRegistrationNumber' },
  fancy: { header: 'Fancy plate', path: 'isFancyNumber' },
  plateClass: { header: 'Plate class', path: 'plateClass' },
  permit: { header: 'Permit number', path: 'permitNumber' },
  state: { header: 'State', isRequired: true, path: 'stateId' },
  cities: { header: 'Cities', isRequired: true, path: 'cityIds' },
  phone: { header: 'Phone', isRequired: true, path: 'phoneNumber' },
  licenceExpiry: { header: 'Licence expiry', path: 'commercialLicenseExpireDate' },
  dayRate: { header: 'Daily rate', path: 'rentalDetails.day.rentInAED' },
  dayKm: { header: 'Daily km', path: 'rentalDetails.day.mileageLimit' },
  weekRate: { header: 'Weekly rate', path: 'rentalDetails.week.rentInAED' },
  weekKm: { header: 'Weekly km', path: 'rentalDetails.week.mileageLimit' },
  monthRate: { header: 'Monthly rate', path: 'rentalDetails.month.rentInAED' },
  monthKm: { header: 'Monthly km', path: 'rentalDetails.month.mileageLimit' },
  hourRate: { header: 'Hourly rate', path: 'rentalDetails.hour.rentInAED' },
  hourKm: { header: 'Hourly km', path: 'rentalDetails.hour.mileageLimit' },
  hourMin: { header: 'Minimum hours', path: 'rentalDetails.hour.minBookingHours' },
  deposit: { header: 'Deposit', path: 'securityDeposit.amountInAED' },
  lease: { header: 'Lease', path: 'isLease' },
  crypto: { header: 'Crypto', path: 'isCryptoAccepted' },
  spotDelivery: { header: 'Spot delivery', path: 'isSpotDeliverySupported' },
  cards: { header: 'Cards', path: 'isCreditOrDebitCardsSupported' },
  tabby: { header: 'Tabby', path: 'isTabbySupported' },
  cash: { header: 'Cash', path: 'isCashSupported' },
  modified: { header: 'Modified', path: 'isVehicleModified' },
} as const satisfies Record<string, Column>;

export type ColumnId = keyof typeof named;
export const columns: Readonly<Record<ColumnId, Column>> = named;
export const columnIds = Object.keys(named) as ColumnId[];
export type Cells = Readonly<Record<ColumnId, string>>;

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

export const flags = {
  isLease: 'lease',
  isCryptoAccepted: 'crypto',
  isSpotDeliverySupported: 'spotDelivery',
  isCreditOrDebitCardsSupported: 'cards',
  isTabbySupported: 'tabby',
  isCashSupported: 'cash',
  isVehicleModified: 'modified',
} as const satisfies Record<string, ColumnId>;

/** The column of a field's error: its own, else that of the parent field. */
export function findColumn(path: string): ColumnId | null {
  const exact = columnIds.find((id) => columns[id].path === path);
  if (exact) return exact;
  return (
    columnIds.find(
      (id) => path.startsWith(`${columns[id].path}.`) || columns[id].path.startsWith(`${path}.`),
    ) ?? null
  );
}
