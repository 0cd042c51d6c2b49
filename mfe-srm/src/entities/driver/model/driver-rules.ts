import { addTripDriverBody, type CountryCode } from '@portal/shared/contract';
import { validatePhone } from '@portal/shared/ui/phone';
import * as v from 'valibot';

const { driverName, drivingLicenseNumber, drivingLicenseExpireDate } = addTripDriverBody.entries;

/** A driver as typed. */
export interface DriverValues {
  driverName: string;
  drivingLicenseNumber: string;
  drivingLicenseExpireDate: string;
  /** E.164, or empty. */
  phoneNumber: string;
}

export const driverFields = [
  'driverName',
  'drivingLicenseNumber',
  'drivingLicenseExpireDate',
  'phoneNumber',
] as const satisfies readonly (keyof DriverValues)[];

export const driverRules = (country: CountryCode) =>
  v.objectAsync({
    driverName,
    drivingLicenseNumber: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('validation.required'),
      drivingLicenseNumber,
    ),
    drivingLicenseExpireDate,
    phoneNumber: v.pipeAsync(
      v.string(),
      v.checkAsync(
        async (number) => number === '' || (await validatePhone(number, country)) !== null,
        'validation.phoneUnknown',
      ),
    ),
  });
export type CheckedDriver = v.InferOutput<ReturnType<typeof driverRules>>;
