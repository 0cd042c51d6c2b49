import {
  listFleetAlerts,
  fromMinorUnits,
  type FileReference,
  type FleetVehicle,
} from '@portal/shared/contract';

import { shownRates } from '../../catalogue';
import { getFleetGstRate } from './gst-rate';
import type { FleetVehicleRow } from './store';

const toText = (value: number | null) => (value === null ? '' : String(value));

/** A vehicle as its owner reads it; `photo` is its id, or its links where they were requested. */
export const toFleetVehicle = (
  row: FleetVehicleRow,
  photo: FileReference | string | null,
  today: string,
): FleetVehicle => ({
  vehicleId: row.id,
  vehicleCategoryId: row.categoryId,
  vehicleBrandId: row.brandId,
  vehicleCategory: row.categoryName,
  vehicleBrand: row.brandName,
  vehicleModel: row.model,
  modelYear: toText(row.modelYear),
  vehicleRegistrationNumber: row.plate,
  vehiclePhoto: photo,
  numberOfPassengers: row.passengers,
  vehicleColor: row.color,
  bodyType: row.bodyType,
  chassisNumber: row.chassisNumber ?? '',
  additionalMilageChargePerKm: fromMinorUnits(row.extraKmCharge),
  registrationDate: row.registrationDate,
  registrationDueDate: row.registrationDueDate,
  insuranceDueDate: row.insuranceDueDate ?? '',
  trafficFineId: row.trafficFineId,
  lastServiceDate: row.lastServiceDate,
  currentKilometre: row.currentKm,
  serviceKilometre: row.serviceKm,
  nextServiceKilometre: row.nextServiceKm,
  nextServiceDate: row.nextServiceDate,
  fuelType: row.fuelType ?? '',
  engineCapacity: toText(row.engineCapacity),
  vehicleLength: toText(row.vehicleLength),
  plateClass: row.plateClass ?? '',
  permitNumber: row.permitNumber,
  gstRate: getFleetGstRate(row),
  rentalDetails: shownRates(row.rates),
  alerts: listFleetAlerts(row, today),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
