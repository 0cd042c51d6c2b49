import type { levelTwo, levelTwoBody, ListingState } from '@portal/shared/contract';
import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import type { Database } from '../../../database/schema';
import type { Actor, Deps } from '../../../deps';
import type { Refused } from '../../../plugins/problem';
import { writeSpecs } from './listing-repository';
import { lockOwn, vehicleNotFound } from './own';
import { invalidFields } from './problems';
import { settle } from './settle';
import { findVersion } from './store';

type Specs = v.InferOutput<typeof levelTwoBody>['specs'];

/**
 * Replaces the specifications. Some may follow later; the level is complete once all of the type's have a
 * value.
 */
export async function saveLevelTwo(
  { db, clock }: Deps,
  user: Actor,
  { vehicleId, specs, version }: v.InferOutput<typeof levelTwoBody>,
): Promise<ListingState> {
  return db.transaction().execute(async (trx) => {
    const listing = await lockOwn(trx, user, vehicleId, version);
    await refuseForeign(trx, listing.typeId, specs);
    await writeSpecs(trx, listing, specs);
    return settle(trx, listing, clock.now());
  });
}

/** @throws AppProblem on each one that is not of the type, not offered, or duplicated */
async function refuseForeign(db: Kysely<Database>, typeId: string, specs: Specs): Promise<void> {
  const offered = await db
    .selectFrom('vehicleSpecs')
    .innerJoin('vehicleSpecValues as value', 'value.specId', 'vehicleSpecs.id')
    .select(['vehicleSpecs.id as specId', 'value.id as valueId'])
    .where('vehicleSpecs.typeId', '=', typeId)
    .where('vehicleSpecs.retired', '=', false)
    .where('value.retired', '=', false)
    .execute();
  const known = new Set(offered.map(({ specId }) => specId));
  const pairs = new Set(offered.map(({ specId, valueId }) => `${specId} ${valueId}`));
  const seen = new Set<string>();
  const errors = specs.flatMap(({ specId, valueId }, index): Refused[] => {
    const [spec, value] = [specId.toLowerCase(), valueId.toLowerCase()];
    const at = `specs.${index}`;
    if (!known.has(spec))
      return [{ path: `${at}.specId`, message: 'This specification is not of the vehicle\u2019s type.' }];
    if (seen.has(spec)) return [{ path: `${at}.specId`, message: 'Choose one value for each.' }];
    seen.add(spec);
    return pairs.has(`${spec} ${value}`)
      ? []
      : [{ path: `${at}.valueId`, message: 'Choose a value from the list.' }];
  });
  if (errors.length > 0) throw invalidFields(errors);
}

export async function getLevelTwo(
  { db }: Deps,
  user: Actor,
  vehicleId: string,
): Promise<v.InferOutput<typeof levelTwo>> {
  const found = await findVersion(db, user.userId, vehicleId);
  if (found === undefined) throw vehicleNotFound();
  const specs = await db
    .selectFrom('listingSpecs')
    .innerJoin('vehicleSpecs', 'vehicleSpecs.id', 'listingSpecs.specId')
    .select(['listingSpecs.specId', 'listingSpecs.valueId'])
    .where('listingSpecs.userId', '=', user.userId)
    .where('listingSpecs.listingId', '=', vehicleId)
    .orderBy('vehicleSpecs.position')
    .execute();
  return { specs, version: found.version };
}
