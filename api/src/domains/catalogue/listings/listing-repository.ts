import { limits } from '@portal/shared/contract';
import type { ExpressionBuilder, Insertable, UpdateObject } from 'kysely';

import type { Db } from '../../../database/connect';
import type { Database } from '../../../database/schema';
import type { ListingFilesTable, ListingsTable } from '../../../database/tables/listings';

const { restoreWithin } = limits.listing;

/** A listing and its agent. */
export interface ListingKey {
  readonly id: string;
  readonly userId: string;
}

/** Undefined if another listing has the code. */
export const insertRow = (db: Db, listing: Insertable<ListingsTable>) =>
  db
    .insertInto('listings')
    .values(listing)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();

/** For a row that the transaction has locked. */
export const updateListing = (
  db: Db,
  { id, userId }: ListingKey,
  columns: UpdateObject<Database, 'listings'>,
) =>
  db
    .updateTable('listings')
    .set(columns)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(['levelsFilled', 'isVisible', 'missing', 'version'])
    .executeTakeFirstOrThrow();

/** Restores a recently removed listing, hidden; undefined if the owner has no such listing. */
export const restoreRow = (db: Db, userId: string, listingId: string, now: Date) =>
  db
    .updateTable('listings')
    .set({ deletedAt: null })
    .where('id', '=', listingId)
    .where('userId', '=', userId)
    .where((where) =>
      where.or([
        where('deletedAt', 'is', null),
        where('deletedAt', '>', new Date(now.getTime() - restoreWithin)),
      ]),
    )
    .returning(['levelsFilled', 'isVisible', 'missing', 'version'])
    .executeTakeFirst();

/** Takes down a company's published listings. */
export async function hideListings(
  db: Db,
  { id, userId }: { readonly id: string; readonly userId: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('listings')
    .set({ isVisible: false, updatedAt: now })
    .where('userId', '=', userId)
    .where('companyId', '=', id)
    .where('isVisible', '=', true)
    .execute();
}

/**
 * Deletes the listing with all that belongs to it.
 * @returns its files, which no row of it refers to any more
 */
export async function deleteListing(db: Db, key: ListingKey): Promise<string[]> {
  const fileIds = await deleteFiles(db, key);
  await db.deleteFrom('listings').where('userId', '=', key.userId).where('id', '=', key.id).execute();
  return fileIds;
}

async function deleteFiles(db: Db, { id: listingId, userId }: ListingKey): Promise<string[]> {
  const rows = await db
    .deleteFrom('listingFiles')
    .where('userId', '=', userId)
    .where('listingId', '=', listingId)
    .returning('fileId')
    .execute();
  return rows.map(({ fileId }) => fileId);
}

type ListedFile = Pick<Insertable<ListingFilesTable>, 'fileId' | 'role' | 'position'>;

/** @returns the files that it had before */
export async function writeFiles(db: Db, key: ListingKey, files: readonly ListedFile[]): Promise<string[]> {
  const before = await deleteFiles(db, key);
  await db
    .insertInto('listingFiles')
    .values(files.map((file) => ({ userId: key.userId, listingId: key.id, ...file })))
    .execute();
  return before;
}

/** The cities in which a listing is offered, in the order sent. */
export async function writeCities(
  db: Db,
  { id: listingId, userId }: ListingKey,
  cityIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('listingCities')
    .where('userId', '=', userId)
    .where('listingId', '=', listingId)
    .execute();
  const rows = [...new Set(cityIds.map((id) => id.toLowerCase()))].map((cityId, position) => ({
    userId,
    listingId,
    cityId,
    position,
  }));
  await db.insertInto('listingCities').values(rows).execute();
}

type Specification = { readonly specId: string; readonly valueId: string };

export async function writeSpecs(db: Db, key: ListingKey, specs: readonly Specification[]): Promise<void> {
  await deleteSpecs(db, key);
  await db
    .insertInto('listingSpecs')
    .values(specs.map(({ specId, valueId }) => ({ userId: key.userId, listingId: key.id, specId, valueId })))
    .execute();
}

export async function deleteSpecs(db: Db, { id: listingId, userId }: ListingKey): Promise<void> {
  await db
    .deleteFrom('listingSpecs')
    .where('userId', '=', userId)
    .where('listingId', '=', listingId)
    .execute();
}

export async function writeFeatures(
  db: Db,
  { id: listingId, userId }: ListingKey,
  featureIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('listingFeatures')
    .where('userId', '=', userId)
    .where('listingId', '=', listingId)
    .execute();
  if (featureIds.length > 0)
    await db
      .insertInto('listingFeatures')
      .values(featureIds.map((featureId) => ({ userId, listingId, featureId })))
      .execute();
}

/** Features of a listing that vehicles of another category than this have. */
const isForeignFeature =
  ({ id: listingId, userId }: ListingKey, categoryId: string) =>
  (eb: ExpressionBuilder<Database, 'listingFeatures'>) =>
    eb.and([
      eb('userId', '=', userId),
      eb('listingId', '=', listingId),
      eb(
        'featureId',
        'not in',
        eb.selectFrom('vehicleFeatureCategories').select('featureId').where('categoryId', '=', categoryId),
      ),
    ]);

/** Features of another category than this do not apply to the vehicle. */
export async function deleteForeignFeatures(db: Db, key: ListingKey, categoryId: string): Promise<void> {
  await db.deleteFrom('listingFeatures').where(isForeignFeature(key, categoryId)).execute();
}

export async function countForeignFeatures(db: Db, key: ListingKey, categoryId: string): Promise<number> {
  const { count } = await db
    .selectFrom('listingFeatures')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(isForeignFeature(key, categoryId))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countSpecs(db: Db, { id: listingId, userId }: ListingKey): Promise<number> {
  const { count } = await db
    .selectFrom('listingSpecs')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .where('listingId', '=', listingId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
