import { emirates, type levelOneDefaults } from '@portal/shared/contract';
import type * as v from 'valibot';

import { emiratesByState } from '../../../database/reference-data/uae-places';
import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { categoryList } from '../lookups/vehicle-store';
import { selectSpecification } from './specification';

type Defaults = v.InferOutput<typeof levelOneDefaults>;

/** The values of the last listing; for the first one, those of the account and the company. */
export async function getDefaults({ db, country }: Deps, { userId }: Actor): Promise<Defaults> {
  const last = await db
    .selectFrom('listings')
    .select(['id', 'phoneNumber', 'stateId', 'specification', 'categoryId', 'plate'])
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (last) {
    const { id, categoryId, plate, ...answers } = last;
    const cities = await db
      .selectFrom('listingCities')
      .select('cityId')
      .where('userId', '=', userId)
      .where('listingId', '=', id)
      .orderBy('position')
      .execute();
    return {
      ...answers,
      vehicleCategoryId: categoryId,
      plateEmirate: emirates.find((emirate) => plate.startsWith(`${emirate} `)) ?? null,
      cityIds: cities.map(({ cityId }) => cityId),
    };
  }
  const { phoneNumber, location } = await db
    .selectFrom('users')
    .leftJoin('companies', 'companies.userId', 'users.id')
    .select(['users.phoneNumber', 'companies.location'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  // The list begins with cars, which most vehicles are.
  const [category] = await categoryList(db);
  return {
    phoneNumber,
    vehicleCategoryId: category?.id ?? null,
    plateEmirate: location ? await findEmirate(db, location.stateId) : null,
    stateId: location?.stateId ?? null,
    cityIds: location ? [location.cityId] : [],
    specification: selectSpecification(country),
  };
}

async function findEmirate(db: Db, stateId: string) {
  const state = await db.selectFrom('states').select('name').where('id', '=', stateId).executeTakeFirst();
  return emiratesByState.get(state?.name ?? '') ?? null;
}
