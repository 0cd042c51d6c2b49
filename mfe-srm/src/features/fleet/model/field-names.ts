import { rentalPeriods } from '@portal/shared/contract';
import type { FieldPath } from 'react-hook-form';
import { pageFields } from './fields';
import type { VehicleValues } from './vehicle-values';

const rateNames = [
  ...rentalPeriods.flatMap(
    (period) => [`rentalDetails.${period}.rentInAED`, `rentalDetails.${period}.mileageLimit`] as const,
  ),
  'rentalDetails.hour.minBookingHours',
  'rentalDetails',
] as const;

/** The fields in the order of the page, for its error summary and the server's refusals. */
export const fieldNames: readonly FieldPath<VehicleValues>[] = pageFields.flatMap((name) =>
  name === 'rentalDetails' ? rateNames : [name],
);
