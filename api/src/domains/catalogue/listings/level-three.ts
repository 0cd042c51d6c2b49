import type { levelThree, levelThreeBody, ListingState } from '@portal/shared/contract';
import type * as v from 'valibot';
import type { Actor, Deps } from '../../../deps';
import type { Refused } from '../../../plugins/problem';
import { updateListing, writeFeatures } from './listing-repository';
import { lockOwn, vehicleNotFound } from './own';
import { invalidFields } from './problems';
import { settle } from './settle';
import { findVersion } from './store';

/** Replaces the features. An empty list is a valid answer too. */
export async function saveLevelThree(
  { db, clock }: Deps,
  user: Actor,
  { vehicleId, featureIds, version }: v.InferOutput<typeof levelThreeBody>,
): Promise<ListingState> {
  return db.transaction().execute(async (trx) => {
    const listing = await lockOwn(trx, user, vehicleId, version);
    const offered = await trx
      .selectFrom('vehicleFeatureCategories as link')
      .innerJoin('vehicleFeatures as feature', 'feature.id', 'link.featureId')
      .select('feature.id')
      .where('link.categoryId', '=', listing.categoryId)
      .where('link.retired', '=', false)
      .where('feature.retired', '=', false)
      .execute();
    const known = new Set(offered.map(({ id }) => id));
    const chosen = [...new Set(featureIds.map((id) => id.toLowerCase()))];
    const errors = featureIds.flatMap((id, index): Refused[] =>
      known.has(id.toLowerCase())
        ? []
        : [{ path: `featureIds.${index}`, message: 'Choose features of the vehicle\u2019s category.' }],
    );
    if (errors.length > 0) throw invalidFields(errors);
    await writeFeatures(trx, listing, chosen);
    await updateListing(trx, listing, { isLevelThreeAnswered: true });
    return settle(trx, listing, clock.now());
  });
}

export async function getLevelThree(
  { db }: Deps,
  user: Actor,
  vehicleId: string,
): Promise<v.InferOutput<typeof levelThree>> {
  const found = await findVersion(db, user.userId, vehicleId);
  if (found === undefined) throw vehicleNotFound();
  const rows = await db
    .selectFrom('listingFeatures')
    .innerJoin('vehicleFeatures', 'vehicleFeatures.id', 'listingFeatures.featureId')
    .select('listingFeatures.featureId')
    .where('listingFeatures.userId', '=', user.userId)
    .where('listingFeatures.listingId', '=', vehicleId)
    .orderBy('vehicleFeatures.position')
    .execute();
  return { featureIds: rows.map(({ featureId }) => featureId), version: found.version };
}
