import type { PlateClass, RentalPeriod, vehicleSpecifications } from '@portal/shared/contract';
import type { ColumnType, Generated } from 'kysely';

import type * as migrated from '../migrations/all';

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

export interface ListingsTable extends migrated.Listings {
  /** India. */
  plateClass: PlateClass | null;
  /** `YYYY-MM-DD` */
  licenseExpireDate: string | null;
  specification: (typeof vehicleSpecifications)[number];
  /** Written as `JSON.stringify(rates)`. */
  rates: ColumnType<StoredRates, string, string>;
  /** What prevents publishing, see `missing` of the contract. */
  missing: Generated<string[]>;
}

export interface ListingFilesTable extends migrated.ListingFiles {
  role: 'photo' | 'video' | 'licence';
  /** Photos, beginning with the cover. */
  position: number;
}
