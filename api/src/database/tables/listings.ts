import type { PlateClass, RentalPeriod, vehicleSpecifications } from '@portal/shared/contract';
import type { ColumnType, Generated } from 'kysely';

import type { NullableStamp, Stamp } from './accounts';

/** For one rental period, in minor units. A period that is off keeps its values. */
export interface StoredRate {
  enabled: boolean;
  rent: number | null;
  mileageLimit: number | null;
  unlimitedMileage: boolean;
  /** Only for hourly rental. */
  minBookingHours?: number | null;
}
export type StoredRates = Record<RentalPeriod, StoredRate>;

export interface ListingsTable {
  id: string;
  userId: string;
  companyId: string;
  code: string;
  categoryId: string;
  typeId: string;
  brandId: string;
  title: string;
  model: string;
  plate: string;
  isFancyNumber: Generated<boolean>;
  /** India. */
  plateClass: PlateClass | null;
  permitNumber: Generated<string>;
  registeredYear: number;
  /** `YYYY-MM-DD` */
  licenseExpireDate: string | null;
  isLease: Generated<boolean>;
  isCryptoAccepted: Generated<boolean>;
  isSpotDeliverySupported: Generated<boolean>;
  isCardSupported: Generated<boolean>;
  isTabbySupported: Generated<boolean>;
  isCashSupported: Generated<boolean>;
  isVehicleModified: Generated<boolean>;
  specification: (typeof vehicleSpecifications)[number];
  phoneNumber: string;
  stateId: string;
  additionalTypeIds: Generated<string[]>;
  isDepositEnabled: Generated<boolean>;
  deposit: Generated<number>;
  /** Written as `JSON.stringify(rates)`. */
  rates: ColumnType<StoredRates, string, string>;
  dailyRate: ColumnType<number, never, never>;
  levelsFilled: Generated<number>;
  isLevelThreeAnswered: Generated<boolean>;
  /** What prevents publishing, see `missing` of the contract. */
  missing: Generated<string[]>;
  isVisible: Generated<boolean>;
  createdAt: Stamp;
  updatedAt: Stamp;
  deletedAt: NullableStamp;
  version: Generated<number>;
  search: ColumnType<string, never, never>;
}

export interface ListingCitiesTable {
  listingId: string;
  cityId: string;
  position: number;
}

export interface ListingFilesTable {
  listingId: string;
  fileId: string;
  role: 'photo' | 'video' | 'licence';
  /** Photos, beginning with the cover. */
  position: number;
}

export interface ListingSpecsTable {
  listingId: string;
  specId: string;
  valueId: string;
}

export interface ListingFeaturesTable {
  listingId: string;
  featureId: string;
}
