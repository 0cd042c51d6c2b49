import {
  fancyPlate,
  fleetVehicleForm,
  indianPlate,
  isDueLater,
  isServiceAhead,
  rentalPeriods,
  uuid,
  readPlainNumber,
  type CountryCode,
  type FieldKind,
} from '@portal/shared/contract';
import * as v from 'valibot';
import { allFields, fields } from './fields';
import type { VehicleValues } from './vehicle-values';

const plateSchemas = { ae: fancyPlate, in: indianPlate } as const;
const wireForm = (country: CountryCode) =>
  v.object({
    ...fleetVehicleForm.pipe[0].entries,
    vehiclePhoto: v.pipe(v.string(), v.nonEmpty('validation.photoRequired'), uuid),
    vehicleRegistrationNumber: plateSchemas[country],
  });
type Wire = v.InferInput<ReturnType<typeof wireForm>>;

const toWireRates = (rates: VehicleValues['rentalDetails']) =>
  Object.fromEntries(
    rentalPeriods.map((period) => {
      const { minBookingHours, ...rate } = rates[period];
      const [rentInAED, mileageLimit] = [readPlainNumber(rate.rentInAED), readPlainNumber(rate.mileageLimit)];
      const plain = { ...rate, rentInAED, mileageLimit };
      return [period, period === 'hour' ? { ...plain, minBookingHours } : plain];
    }),
  );

const writers: Readonly<Partial<Record<FieldKind, (text: string) => unknown>>> = {
  count: (text) => (/^\d+$/.test(text.trim()) ? Number(text) : 0),
  // A reading may contain blanks and commas. An empty one is missing, not zero.
  reading: (text) => readPlainNumber(text) || 'none',
  measure: (text) => readPlainNumber(text),
  money: (text) => readPlainNumber(text),
};

/** The input in the names and types of the call; the rules report what a field does not allow. */
const toWire = (values: VehicleValues): Wire =>
  Object.fromEntries(
    allFields.map((name) => {
      if (name === 'rentalDetails') return [name, toWireRates(values[name])];
      const typed = values[name] ?? '';
      return [name, writers[fields[name].kind]?.(typed) ?? typed];
    }),
  ) as unknown as Wire;

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
