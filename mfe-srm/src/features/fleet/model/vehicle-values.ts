import {
  rentalPeriods,
  type FleetPrefill,
  type FleetVehicle,
  type RentalPeriod,
  type ShownRentalDetails,
} from '@portal/shared/contract';
import type { HourRateValues } from '@portal/shared/rates/values';
import { getPhoto } from '../../../entities/vehicle/model/vehicle';

/** The form's fields, as typed. */
export interface VehicleValues {
  vehicleCategoryId: string;
  vehicleBrandId: string;
  vehicleModel: string;
  modelYear: string;
  bodyType: string;
  vehicleColor: string;
  numberOfPassengers: string;
  vehicleRegistrationNumber: string;
  chassisNumber: string;
  trafficFineId: string;
  /** India, like the next four. */
  fuelType: string;
  engineCapacity: string;
  vehicleLength: string;
  plateClass: string;
  permitNumber: string;
  vehiclePhoto: string | null;
  registrationDate: string;
  registrationDueDate: string;
  insuranceDueDate: string;
  currentKilometre: string;
  lastServiceDate: string;
  serviceKilometre: string;
  nextServiceDate: string;
  nextServiceKilometre: string;
  rentalDetails: Record<RentalPeriod, HourRateValues>;
  additionalMilageChargePerKm: string;
  /**
   * The version they started from; a restored draft keeps it too. Null for a new vehicle, or if a server has
   * none.
   */
  version: number | null;
}
export type FieldName = Exclude<keyof VehicleValues, 'version' | 'rentalDetails'>;

const text = (value: string | number | null | undefined) => ((value ?? '') === '' ? '' : String(value));
/** Servers differ: a date may come as a moment. */
const day = (value: string | null | undefined) => (value ?? '').slice(0, 'YYYY-MM-DD'.length);

export const toRates = (
  details: ShownRentalDetails | null | undefined,
  usuallyOn: boolean,
): VehicleValues['rentalDetails'] =>
  Object.fromEntries(
    rentalPeriods.map((period) => {
      const block = details?.[period];
      const values: HourRateValues = {
        enabled: block?.enabled ?? usuallyOn,
        rentInAED: text(block?.rentInAED),
        mileageLimit: text(block?.mileageLimit),
        unlimitedMileage: block?.unlimitedMileage ?? false,
        minBookingHours: text(block?.minBookingHours) || '1',
      };
      return [period, values];
    }),
  ) as VehicleValues['rentalDetails'];

/** A vehicle as form values; without one, the empty form: rented by day, week, month and hour. */
export function toFormValues(row: FleetVehicle | null): VehicleValues {
  return {
    vehicleCategoryId: text(row?.vehicleCategoryId),
    vehicleBrandId: text(row?.vehicleBrandId),
    vehicleModel: text(row?.vehicleModel),
    modelYear: text(row?.modelYear),
    bodyType: text(row?.bodyType),
    vehicleColor: text(row?.vehicleColor),
    numberOfPassengers: text(row?.numberOfPassengers),
    vehicleRegistrationNumber: text(row?.vehicleRegistrationNumber),
    chassisNumber: text(row?.chassisNumber),
    trafficFineId: text(row?.trafficFineId),
    fuelType: text(row?.fuelType),
    engineCapacity: text(row?.engineCapacity),
    vehicleLength: text(row?.vehicleLength),
    plateClass: text(row?.plateClass),
    permitNumber: text(row?.permitNumber),
    vehiclePhoto: (row && getPhoto(row)?.id) ?? null,
    registrationDate: day(row?.registrationDate),
    registrationDueDate: day(row?.registrationDueDate),
    insuranceDueDate: day(row?.insuranceDueDate),
    currentKilometre: text(row?.currentKilometre),
    lastServiceDate: day(row?.lastServiceDate),
    serviceKilometre: text(row?.serviceKilometre),
    nextServiceDate: day(row?.nextServiceDate),
    nextServiceKilometre: text(row?.nextServiceKilometre),
    rentalDetails: toRates(row?.rentalDetails, row === null),
    additionalMilageChargePerKm: text(row?.additionalMilageChargePerKm),
    version: row?.version ?? null,
  };
}

/** The data of a listing over the input; fields unknown to the listing stay. */
export function withPrefill(values: VehicleValues, prefill: FleetPrefill): VehicleValues {
  const { vehiclePhoto: photo, rentalDetails, ...known } = prefill;
  const texts = Object.fromEntries(Object.entries(known).filter(([, value]) => value));
  return {
    ...values,
    ...texts,
    ...(photo ? { vehiclePhoto: typeof photo === 'string' ? photo : photo.id } : {}),
    ...(rentalDetails ? { rentalDetails: toRates(rentalDetails, false) } : {}),
  };
}
