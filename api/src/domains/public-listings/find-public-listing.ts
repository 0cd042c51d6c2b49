import type { Db } from '../../database/connect';

/** A listing that customers may see: published, not deleted, of an approved company that does not leave. */
export const findPublicListing = (db: Db, linkId: string) =>
  db
    .selectFrom('listings')
    .innerJoin('companies', 'companies.id', 'listings.companyId')
    .innerJoin('users', 'users.id', 'listings.userId')
    .select(['listings.id', 'listings.userId', 'listings.companyId'])
    .where('listings.linkId', '=', linkId)
    .where('listings.isVisible', '=', true)
    .where('listings.deletedAt', 'is', null)
    .where('companies.approvalStatus', '=', 'APPROVED')
    .where('users.deletesAt', 'is', null)
    .executeTakeFirst();

export const listFeatureNames = (
  db: Db,
  { id: listingId, userId }: { readonly id: string; readonly userId: string },
) =>
  db
    .selectFrom('listingFeatures')
    .innerJoin('vehicleFeatures', 'vehicleFeatures.id', 'listingFeatures.featureId')
    .select('vehicleFeatures.name')
    .where('userId', '=', userId)
    .where('listingId', '=', listingId)
    .orderBy('vehicleFeatures.position')
    .execute();
