import type { BodyType, FuelType, MaintenanceKind, PlateClass } from '@portal/shared/contract';
import type { ColumnType } from 'kysely';

import type * as migrated from '../migrations/all';
import type { StoredRates } from './listings';

/** Dates are `YYYY-MM-DD`, money is in minor units. */
export interface FleetVehiclesTable extends migrated.FleetVehicles {
  bodyType: BodyType;
  fuelType: FuelType | null;
  /** In cubic centimetres: India taxes the hire by fuel, engine and length. */
  engineCapacity: number | null;
  /** In millimetres. */
  vehicleLength: number | null;
  plateClass: PlateClass | null;
  /** Written as `JSON.stringify(rates)`. */
  rates: ColumnType<StoredRates, string, string>;
}

export interface FleetMaintenanceTable extends migrated.FleetMaintenance {
  kind: MaintenanceKind;
}
