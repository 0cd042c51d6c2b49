import { nameVehicle, nameVehicleWithPlate, type NamedVehicle } from '@portal/shared/contract';
import type { Kysely } from 'kysely';

import type { Database } from '../../../database/schema';
import { fleetVehiclesById, type FleetVehicleRow } from './store';

type Row = Pick<FleetVehicleRow, 'brandName' | 'categoryName' | 'model' | 'modelYear' | 'bodyType' | 'plate'>;

const toWireNames = (row: Row): NamedVehicle & { vehicleRegistrationNumber: string } => ({
  vehicleBrand: row.brandName,
  vehicleModel: row.model,
  modelYear: row.modelYear,
  bodyType: row.bodyType,
  vehicleCategory: row.categoryName,
  vehicleRegistrationNumber: row.plate,
});

/** "Toyota Corolla 2023", as documents print it. */
export const nameFleetVehicle = (row: Row): string => nameVehicle(toWireNames(row));

/** "Toyota Corolla 2023 · DXB A 12345", for callers that have only the vehicle's id. */
export async function readVehicleNames(
  db: Kysely<Database>,
  companyId: string,
  vehicleIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await fleetVehiclesById(db, companyId, [...new Set(vehicleIds)]);
  return new Map(rows.map((row) => [row.id, nameVehicleWithPlate(toWireNames(row))]));
}
