import type { Db } from '../../../database/connect';
import type { ListingKey } from './listing-repository';

/** The specifications of a listing by name, in the order of its type. */
export const listSpecNames = (db: Db, { id: listingId, userId }: ListingKey) =>
  db
    .selectFrom('listingSpecs')
    .innerJoin('vehicleSpecs', 'vehicleSpecs.id', 'listingSpecs.specId')
    .innerJoin('vehicleSpecValues', 'vehicleSpecValues.id', 'listingSpecs.valueId')
    .select(['vehicleSpecs.name', 'vehicleSpecValues.name as value'])
    .where('listingSpecs.userId', '=', userId)
    .where('listingSpecs.listingId', '=', listingId)
    .orderBy('vehicleSpecs.position')
    .execute();
