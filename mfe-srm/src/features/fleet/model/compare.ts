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
export function differences(mine: VehicleValues, theirs: VehicleValues): Compared[] {
  const names = Object.keys(mine).flatMap((name) =>
    name === 'rentalDetails' ? [...rentalPeriods] : name === 'version' ? [] : [name as Compared],
  );
  return names.filter((name) => JSON.stringify(part(mine, name)) !== JSON.stringify(part(theirs, name)));
}

/** Theirs, with the chosen fields of mine. */
export function settled(mine: VehicleValues, theirs: VehicleValues, sides: Sides<Compared>): VehicleValues {
  const next: VehicleValues = { ...theirs, rentalDetails: { ...theirs.rentalDetails } };
  for (const name of differences(mine, theirs)) {
    if (getSide(sides, name) === 'second') continue;
    if (name in mine.rentalDetails) {
      const period = name as (typeof rentalPeriods)[number];
      next.rentalDetails[period] = mine.rentalDetails[period];
    } else Object.assign(next, { [name]: mine[name as keyof VehicleValues] });
  }
  return next;
}
