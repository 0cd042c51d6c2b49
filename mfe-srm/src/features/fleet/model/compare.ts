import { rentalPeriods } from '@portal/shared/contract';
import { getSide, type Sides } from '../../../libraries/compare/sides';
import type { VehicleValues } from './vehicle-values';

export type Compared =
  Exclude<keyof VehicleValues, 'version' | 'rentalDetails'> | (typeof rentalPeriods)[number];

const part = (values: VehicleValues, name: Compared): unknown =>
  name in values.rentalDetails
    ? values.rentalDetails[name as (typeof rentalPeriods)[number]]
    : values[name as keyof VehicleValues];

/** The fields that differ between this form and the server, in the form's order. */
export function listDifferences(typed: VehicleValues, stored: VehicleValues): Compared[] {
  const names = Object.keys(typed).flatMap((name) =>
    name === 'rentalDetails' ? [...rentalPeriods] : name === 'version' ? [] : [name as Compared],
  );
  return names.filter((name) => JSON.stringify(part(typed, name)) !== JSON.stringify(part(stored, name)));
}

/** Theirs, with the chosen fields of mine. */
export function settleDifferences(
  typed: VehicleValues,
  stored: VehicleValues,
  sides: Sides<Compared>,
): VehicleValues {
  const next: VehicleValues = { ...stored, rentalDetails: { ...stored.rentalDetails } };
  for (const name of listDifferences(typed, stored)) {
    if (getSide(sides, name) === 'second') continue;
    if (name in typed.rentalDetails) {
      const period = name as (typeof rentalPeriods)[number];
      next.rentalDetails[period] = typed.rentalDetails[period];
    } else Object.assign(next, { [name]: typed[name as keyof VehicleValues] });
  }
  return next;
}
