import type { levelOneDefaults, levelsFilled, Listing } from '@portal/shared/contract';
import type * as v from 'valibot';
import type { Actor, Deps } from '../../../deps';
import { getToday } from '../../../time/today';
import { listReferences } from '../../files';
import { sumLinkOpens } from './link-open-repository';
import { vehicleNotFound } from './own';
import { selectSpecification } from './specification';
import { selectListingFiles, findOwn } from './store';
import { toFullView } from './view';

export async function getLevelOne(deps: Deps, user: Actor, vehicleId: string): Promise<Listing> {
  const row = await findOwn(deps.db, user.userId, vehicleId);
  if (row === undefined) throw vehicleNotFound();
  const files = await selectListingFiles(deps.db, [row.id]);
  const references = await listReferences(
    deps,
    files.map(({ fileId }) => fileId),
  );
  const { db, country, clock } = deps;
  const own = { companyId: row.companyId, listingId: row.id };
  const linkOpens = row.isVisible ? await sumLinkOpens(db, own, getToday(country, clock.now())) : null;
  return { ...toFullView(deps, row, files, references), linkOpens };
}

export async function getLevelsFilled(
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

/** The values of the last listing; for the first one, those of the account and the company. */
export async function getDefaults(
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
    specification: selectSpecification(country),
  };
}
