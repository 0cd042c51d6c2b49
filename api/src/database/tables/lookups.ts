import type { Generated } from 'kysely';

import type { Stamp } from './accounts';

interface LookupTable {
  id: string;
  position: number;
  /** No longer offered, but records may still refer to it. */
  retired: Generated<boolean>;
}

interface NamedTable extends LookupTable {
  name: string;
}

export interface CountriesTable extends NamedTable {
  code: string;
  callingCode: string;
  currency: string | null;
}

export interface StatesTable extends NamedTable {
  parentId: string | null;
}

export interface CitiesTable extends NamedTable {
  stateId: string;
}

export type VehicleCategoriesTable = NamedTable;
export type VehicleBrandsTable = NamedTable;

export interface VehicleTypesTable extends NamedTable {
  categoryId: string;
}

export interface VehicleBrandCategoriesTable extends LookupTable {
  brandId: string;
  categoryId: string;
}

export interface VehicleSpecsTable extends NamedTable {
  typeId: string;
}

export interface VehicleSpecValuesTable extends NamedTable {
  specId: string;
}

export interface VehicleFeaturesTable extends NamedTable {
  groupName: string;
}

export interface VehicleFeatureCategoriesTable extends LookupTable {
  featureId: string;
  categoryId: string;
}

export interface ReferenceDataStampTable {
  onlyRow: Generated<boolean>;
  hash: string;
  loadedAt: Stamp;
}
