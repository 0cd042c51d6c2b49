import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../database/schema';

/** Listings with the names of what they refer to, so that a list needs no look-ups. */
const named = (db: Kysely<Database>) =>
  db
    .selectFrom('listings')
    .innerJoin('vehicleCategories', 'vehicleCategories.id', 'listings.categoryId')
    .innerJoin('vehicleTypes', 'vehicleTypes.id', 'listings.typeId')
    .innerJoin('vehicleBrands', 'vehicleBrands.id', 'listings.brandId')
    .innerJoin('states', 'states.id', 'listings.stateId')
    .selectAll('listings')
    .select([
      'vehicleCategories.name as category',
      'vehicleTypes.name as type',
      'vehicleBrands.name as brand',
      'states.name as state',
      sql<{ id: string; name: string }[]>`coalesce((
        select json_agg(json_build_object('id', cities.id, 'name', cities.name) order by place.position)
        from listing_cities place join cities on cities.id = place.city_id where place.user_id = listings.user_id and place.listing_id = listings.id), '[]')`.as(
        'cities',
      ),
    ])
    .where('listings.deletedAt', 'is', null);

export const findOwn = (db: Kysely<Database>, userId: string, vehicleId: string) =>
  named(db).where('listings.id', '=', vehicleId).where('listings.userId', '=', userId).executeTakeFirst();
export type ListingRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

export const findRows = (db: Kysely<Database>, userId: string, ids: readonly string[]) =>
  named(db)
    .where('listings.id', 'in', [...ids])
    .where('listings.userId', '=', userId)
    .execute();

export const findVersion = (db: Kysely<Database>, userId: string, vehicleId: string) =>
  db
    .selectFrom('listings')
    .select('version')
    .where('id', '=', vehicleId)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

export const selectListingFiles = (db: Kysely<Database>, userId: string, ids: readonly string[]) =>
  db
    .selectFrom('listingFiles')
    .selectAll()
    .where('userId', '=', userId)
    .where('listingId', 'in', [...ids])
    .orderBy('role')
    .orderBy('position')
    .execute();

/** The first photo of each. */
export const selectCovers = (db: Kysely<Database>, userId: string, ids: readonly string[]) =>
  db
    .selectFrom('listingFiles')
    .selectAll()
    .where('userId', '=', userId)
    .where('listingId', 'in', [...ids])
    .where('role', '=', 'photo')
    .where('position', '=', 0)
    .execute();
export type ListingFile = Awaited<ReturnType<typeof selectListingFiles>>[number];
