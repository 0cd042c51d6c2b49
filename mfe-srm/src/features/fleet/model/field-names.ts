import { rentalPeriods } from '@portal/shared/contract';
import type { FieldPath } from 'react-hook-form';
import type { VehicleValues } from './vehicle-values';

/** The fields in the order of the page, for its error summary and the server's refusals. */
export const fieldNames: readonly FieldPath<VehicleValues>[] = [
  'vehiclePhoto',
  'vehicleCategoryId',
  'vehicleBrandId',
  'vehicleModel',
  'modelYear',
  'bodyType',
  'vehicleColor',
  'numberOfPassengers',
  'vehicleRegistrationNumber',
  'chassisNumber',
  'trafficFineId',
  'fuelType',
  'engineCapacity',
  'vehicleLength',
  'plateClass',
  'permitNumber',
  'registrationDate',
  'registrationDueDate',
  'insuranceDueDate',
  'currentKilometre',
  'lastServiceDate',
  'serviceKilometre',
  'nextServiceDate',
  'nextServiceKilometre',
  ...rentalPeriods.flatMap(
    (period) => [`rentalDetails.${period}.rentInAED`, `rentalDetails.${period}.mileageLimit`] as const,
  ),
  'rentalDetails.hour.minBookingHours',
  'rentalDetails',
  'additionalMilageChargePerKm',
];
