import type { RentalPeriod } from '@portal/shared/contract';
import type { Column } from '@portal/shared/record-import';

const named = {
  category: { header: 'Category', isRequired: true, path: 'vehicleCategoryId', others: ['Vehicle category'] },
  type: { header: 'Type', isRequired: true, path: 'vehicleTypeId', others: ['Vehicle type', 'Body type'] },
  brand: { header: 'Brand', isRequired: true, path: 'vehicleBrandId', others: ['Make', 'Vehicle brand'] },
  model: { header: 'Model', isRequired: true, path: 'vehicleModel', others: ['Vehicle model'] },
  year: {
    header: 'Year',
    isRequired: true,
    path: 'vehicleRegisteredYear',
    others: ['Registered year', 'Model year'],
  },
  plate: {
    header: 'Plate',
    isRequired: true,
    path: 'vehicleRegistrationNumber',
    others: ['Number plate', 'Plate number', 'Registration number'],
  },
  fancy: { header: 'Fancy plate', path: 'isFancyNumber' },
  plateClass: { header: 'Plate class', path: 'plateClass' },
  permit: { header: 'Permit number', path: 'permitNumber' },
  state: { header: 'State', isRequired: true, path: 'stateId', others: ['Emirate'] },
  cities: { header: 'Cities', isRequired: true, path: 'cityIds', others: ['City'] },
  phone: { header: 'Phone', isRequired: true, path: 'phoneNumber', others: ['Phone number', 'Mobile'] },
  licenceExpiry: {
    header: 'Licence expiry',
    path: 'commercialLicenseExpireDate',
    others: ['License expiry'],
  },
  dayRate: { header: 'Daily rate', path: 'rentalDetails.day.rentInAED', others: ['Day rate'] },
  dayKm: { header: 'Daily km', path: 'rentalDetails.day.mileageLimit' },
  weekRate: { header: 'Weekly rate', path: 'rentalDetails.week.rentInAED', others: ['Week rate'] },
  weekKm: { header: 'Weekly km', path: 'rentalDetails.week.mileageLimit' },
  monthRate: { header: 'Monthly rate', path: 'rentalDetails.month.rentInAED', others: ['Month rate'] },
  monthKm: { header: 'Monthly km', path: 'rentalDetails.month.mileageLimit' },
  hourRate: { header: 'Hourly rate', path: 'rentalDetails.hour.rentInAED', others: ['Hour rate'] },
  hourKm: { header: 'Hourly km', path: 'rentalDetails.hour.mileageLimit' },
  hourMin: { header: 'Minimum hours', path: 'rentalDetails.hour.minBookingHours' },
  deposit: { header: 'Deposit', path: 'securityDeposit.amountInAED', others: ['Security deposit'] },
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
