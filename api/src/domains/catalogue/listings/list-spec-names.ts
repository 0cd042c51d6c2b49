import type { Db } from '../../../database/connect';

/** The specifications of a listing by name, in the order of its type. */
export const listSpecNames = (db: Db, listingId: string) =>
  db
    .selectFrom('listingSpecs')
    .innerJoin('vehicleSpecs', 'vehicleSpecs.id', 'listingSpecs.specId')
    .innerJoin('vehicleSpecValues', 'vehicleSpecValues.id', 'listingSpecs.valueId')
    .select(['vehicleSpecs.name', 'vehicleSpecValues.name as value'])
    .where('listingId', '=', listingId)
    .orderBy('vehicleSpecs.position')
    .execute();
