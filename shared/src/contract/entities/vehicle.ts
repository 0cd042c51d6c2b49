import * as v from 'valibot';
import { indianPlate } from './indian-plate';
import { listingWire, type vehicleSpecifications } from './listing-fields';
import { emiratesPlate, fancyPlate } from './plate';
import { uuid } from './primitives';
import { getInputs } from './record-fields';

/** Basic details, specifications, features. */
export const listingLevels = [1, 2, 3] as const;

const levelOneFields = getInputs(listingWire);

/** The version the form was filled from. A newer one on the server answers 409. */
const version = v.optional(v.number());

export interface Plated {
  vehicleRegistrationNumber: string;
  isFancyNumber: boolean;
  specification: (typeof vehicleSpecifications)[number];
}
/** The specification names the country, and the country decides the form of the plate. */
export const plateFits = ({
  vehicleRegistrationNumber: plate,
  isFancyNumber,
  specification,
}: Plated): boolean =>
  v.is(specification === 'India_SPEC' ? indianPlate : isFancyNumber ? fancyPlate : emiratesPlate, plate);

/** One spelling for each plate: Indian plates are stored without spaces. */
export const canonicalPlate = ({
  vehicleRegistrationNumber: plate,
  specification,
}: Pick<Plated, 'vehicleRegistrationNumber' | 'specification'>): string =>
  specification === 'India_SPEC' ? plate.replaceAll(' ', '') : plate;

export const levelOneBody = v.pipe(
  v.object(levelOneFields),
  v.forward(
    v.check((value) => plateFits(value), 'validation.platePerCountry'),
    ['vehicleRegistrationNumber'],
  ),
  v.transform((value) => ({ ...value, vehicleRegistrationNumber: canonicalPlate(value) })),
);
export const updateLevelOneBody = v.pipe(
  v.object({ vehicleId: uuid, ...levelOneFields, version }),
  v.forward(
    v.check((value) => plateFits(value), 'validation.platePerCountry'),
    ['vehicleRegistrationNumber'],
  ),
  v.transform((value) => ({ ...value, vehicleRegistrationNumber: canonicalPlate(value) })),
);
export const levelTwoBody = v.object({
  vehicleId: uuid,
  specs: v.pipe(
    v.array(v.object({ specId: uuid, valueId: uuid })),
    v.minLength(1, 'validation.required'),
    v.maxLength(100),
  ),
  version,
});
export const levelThreeBody = v.object({
  vehicleId: uuid,
  featureIds: v.pipe(v.array(uuid), v.maxLength(200)),
  version,
});
export const visibilityBody = v.object({ vehicleId: uuid, isVisible: v.boolean() });
