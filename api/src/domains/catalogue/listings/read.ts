import type { levelOneDefaults, levelsFilled, Listing } from '@portal/shared/contract';
import type * as v from 'valibot';
import type { Actor, Deps } from '../../../deps';
import { referencesTo } from '../../files';
import { vehicleNotFound } from './own';
import { specificationOf } from './specification';
import { filesOf, findOwn } from './store';
import { fullViewOf } from './view';

export async function levelOneOf(deps: Deps, user: Actor, vehicleId: string): Promise<Listing> {
  const row = await findOwn(deps.db, user.userId, vehicleId);
  if (row === undefined) throw vehicleNotFound();
  const files = await filesOf(deps.db, [row.id]);
  const references = await referencesTo(
    deps,
    files.map(({ fileId }) => fileId),
  );
  return fullViewOf(row, files, references);
}

export async function levelsFilledOf(
  { db }: Deps,
  user: Actor,
  vehicleId: string,
): Promise<v.InferOutput<typeof levelsFilled>> {
  const row = await db
    .selectFrom('listings')
    .select(['levelsFilled', 'missing'])
    .where('id', '=', vehicleId)
    .where('userId', '=', user.userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw vehicleNotFound();
  return row;
}

/** The answers of the last listing; for the first one, what the account and the company tell. */
export async function defaultsOf(
  { db, country }: Deps,
  { userId }: Actor,
): Promise<v.InferOutput<typeof levelOneDefaults>> {
  const last = await db
    .selectFrom('listings')
    .select(['id', 'phoneNumber', 'stateId', 'specification'])
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (last) {
    const { id, ...answers } = last;
    const cities = await db
      .selectFrom('listingCities')
      .select('cityId')
      .where('listingId', '=', id)
      .orderBy('position')
      .execute();
    return { ...answers, cityIds: cities.map(({ cityId }) => cityId) };
  }
  const { phoneNumber, location } = await db
    .selectFrom('users')
    .leftJoin('companies', 'companies.userId', 'users.id')
    .select(['users.phoneNumber', 'companies.location'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    phoneNumber,
    stateId: location?.stateId ?? null,
    cityIds: location ? [location.cityId] : [],
    specification: specificationOf(country),
  };
}
