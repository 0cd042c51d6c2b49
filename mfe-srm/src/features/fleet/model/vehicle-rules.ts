import {
  fancyPlate,
  fleetVehicleForm,
  indianPlate,
  isDueLater,
  isServiceAhead,
  rentalPeriods,
  uuid,
  type CountryCode,
  readPlainNumber,
} from '@portal/shared/contract';
import * as v from 'valibot';
import type { VehicleValues } from './vehicle-values';

/** Readings may contain blanks and commas. An empty one is missing, not zero. */
const reading = (text: string) => readPlainNumber(text) || 'none';
const count = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : 0);
const amount = readPlainNumber;

const plateSchemas = { ae: fancyPlate, in: indianPlate } as const;
const wireForm = (country: CountryCode) =>
  v.object({
    ...fleetVehicleForm.pipe[0].entries,
    vehiclePhoto: v.pipe(v.string(), v.nonEmpty('validation.photoRequired'), uuid),
    vehicleRegistrationNumber: plateSchemas[country],
  });
type Wire = v.InferInput<ReturnType<typeof wireForm>>;

/** The input in the names and types of the call. */
const toWire = ({ version: _version, ...values }: VehicleValues): Wire => ({
  ...values,
  // The rules report it if it is not one.
  bodyType: values.bodyType as Wire['bodyType'],
  fuelType: values.fuelType as Wire['fuelType'],
  plateClass: values.plateClass as Wire['plateClass'],
  engineCapacity: readPlainNumber(values.engineCapacity),
  vehicleLength: readPlainNumber(values.vehicleLength),
  vehiclePhoto: values.vehiclePhoto ?? '',
  numberOfPassengers: count(values.numberOfPassengers),
  additionalMilageChargePerKm: amount(values.additionalMilageChargePerKm),
  currentKilometre: reading(values.currentKilometre),
  serviceKilometre: reading(values.serviceKilometre),
  nextServiceKilometre: reading(values.nextServiceKilometre),
  rentalDetails: Object.fromEntries(
    rentalPeriods.map((period) => {
      const { minBookingHours, ...rate } = values.rentalDetails[period];
      const plain = { ...rate, rentInAED: amount(rate.rentInAED), mileageLimit: amount(rate.mileageLimit) };
      return [period, period === 'hour' ? { ...plain, minBookingHours } : plain];
    }),
  ) as unknown as Wire['rentalDetails'],
});

/**
 * The contract's rules for the form's input, with the country's plate. Each rule runs as soon as its own
 * fields are filled.
 */
export const vehicleRules = (country: CountryCode) =>
  v.pipe(
    v.custom<VehicleValues>(() => true),
    v.transform(toWire),
    wireForm(country),
    v.forward(
      v.partialCheck([['registrationDate'], ['registrationDueDate']], isDueLater, 'validation.dateOrder'),
      ['registrationDueDate'],
    ),
    v.forward(
      v.partialCheck(
        [['serviceKilometre'], ['nextServiceKilometre']],
        isServiceAhead,
        'validation.kilometreOrder',
      ),
      ['nextServiceKilometre'],
    ),
  );

export type CheckedVehicle = v.InferOutput<ReturnType<typeof vehicleRules>>;
