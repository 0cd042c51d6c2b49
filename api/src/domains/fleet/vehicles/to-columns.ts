import { toMinorUnits, type fleetImportRow, type fleetVehicleForm } from '@portal/shared/contract';
import type * as v from 'valibot';

import { storedRates } from '../../catalogue';

export type FleetForm = v.InferOutput<typeof fleetVehicleForm>;
export type FleetRow = v.InferOutput<typeof fleetImportRow>;

/** The wire's fields as columns. */
export const toColumns = (form: FleetRow) => ({
  categoryId: form.vehicleCategoryId,
  brandId: form.vehicleBrandId,
  model: form.vehicleModel,
  modelYear: form.modelYear === '' ? null : Number(form.modelYear),
  plate: form.vehicleRegistrationNumber,
  passengers: form.numberOfPassengers,
  color: form.vehicleColor,
  bodyType: form.bodyType,
  chassisNumber: form.chassisNumber || null,
  extraKmCharge: toMinorUnits(form.additionalMilageChargePerKm),
  registrationDate: form.registrationDate,
  registrationDueDate: form.registrationDueDate,
  insuranceDueDate: form.insuranceDueDate || null,
  trafficFineId: form.trafficFineId,
  fuelType: form.fuelType || null,
  engineCapacity: form.engineCapacity === '' ? null : Number(form.engineCapacity),
  vehicleLength: form.vehicleLength === '' ? null : Number(form.vehicleLength),
  plateClass: form.plateClass || null,
  permitNumber: form.permitNumber,
  lastServiceDate: form.lastServiceDate,
  currentKm: form.currentKilometre,
  serviceKm: form.serviceKilometre,
  nextServiceKm: form.nextServiceKilometre,
  nextServiceDate: form.nextServiceDate,
  rates: JSON.stringify(storedRates(form.rentalDetails)),
});
