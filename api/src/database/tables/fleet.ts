import type { BodyType, FuelType, MaintenanceKind, PlateClass } from '@portal/shared/contract';
import type { ColumnType, Generated } from 'kysely';

import type { NullableStamp, RequiredStamp, Stamp } from './accounts';
import type { StoredRates } from './listings';

/** Dates are `YYYY-MM-DD`, money is in minor units. */
export interface FleetVehiclesTable {
  id: string;
  companyId: string;
  categoryId: string;
  brandId: string;
  model: Generated<string>;
  modelYear: number | null;
  plate: string;
  photo: string | null;
  passengers: number;
  color: string;
  bodyType: BodyType;
  chassisNumber: string | null;
  extraKmCharge: number;
  registrationDate: string;
  registrationDueDate: string;
  insuranceDueDate: string | null;
  trafficFineId: Generated<string>;
  /** India taxes the hire by the next three; in cubic centimetres and millimetres. */
  fuelType: FuelType | null;
  engineCapacity: number | null;
  vehicleLength: number | null;
  plateClass: PlateClass | null;
  permitNumber: Generated<string>;
  lastServiceDate: string;
  currentKm: number;
  serviceKm: number;
  nextServiceKm: number;
  nextServiceDate: string;
  /** Written as `JSON.stringify(rates)`. */
  rates: ColumnType<StoredRates, string, string>;
  createdAt: Stamp;
  updatedAt: Stamp;
  deletedAt: NullableStamp;
  version: Generated<number>;
  search: ColumnType<string, never, never>;
}

export interface FleetMaintenanceTable {
  id: string;
  vehicleId: string;
  companyId: string;
  kind: MaintenanceKind;
  startsAt: RequiredStamp;
  endsAt: RequiredStamp;
  period: ColumnType<string, never, never>;
  note: Generated<string>;
  cost: number | null;
  kilometre: number | null;
  createdBy: string | null;
  createdAt: Stamp;
}
