import {
  rentalPeriods,
  type FleetFieldName,
  type FleetFields,
  type FleetPrefill,
  type FleetVehicle,
  type RentalPeriod,
  type ShownRentalDetails,
} from '@portal/shared/contract';
import type { HourRateValues } from '@portal/shared/rates';
import { getPhoto } from '../../../entities/vehicle/model/vehicle';
import { fields, pageFields } from './fields';

type TypedValue<Kind> = Kind extends 'photo'
  ? string | null
  : Kind extends 'rates'
    ? Record<RentalPeriod, HourRateValues>
    : string;
type FieldValues = { [Name in FleetFieldName]: TypedValue<FleetFields[Name]['kind']> };

/** The form's fields, as typed. */
export interface VehicleValues extends FieldValues {
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

function readField(name: FleetFieldName, row: FleetVehicle | null): unknown {
  switch (fields[name].kind) {
    case 'photo':
      return (row && getPhoto(row)?.id) ?? null;
    case 'rates':
      return toRates(row?.rentalDetails, row === null);
    case 'date':
      return day(row?.[name] as string | null | undefined);
    default:
      return text(row?.[name] as string | number | null | undefined);
  }
}

/** A vehicle as form values; without one, the empty form: rented by day, week, month and hour. */
export const toFormValues = (row: FleetVehicle | null): VehicleValues => ({
  ...(Object.fromEntries(pageFields.map((name) => [name, readField(name, row)])) as FieldValues),
  version: row?.version ?? null,
});

/** The data of a listing over the input; fields unknown to the listing stay. */
export function withPrefill(values: VehicleValues, prefill: FleetPrefill): VehicleValues {
  const { vehiclePhoto: photo, rentalDetails, ...known } = prefill;
  const texts = Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
  return {
    ...values,
    ...texts,
    ...(photo ? { vehiclePhoto: typeof photo === 'string' ? photo : photo.id } : {}),
    ...(rentalDetails ? { rentalDetails: toRates(rentalDetails, false) } : {}),
  };
}
