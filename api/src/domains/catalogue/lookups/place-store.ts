import type { Kysely } from 'kysely';

import type { Database } from '../../../database/schema';
import { containsText } from './contains-text';

type Db = Kysely<Database>;

export const countryList = (db: Db, search?: string) =>
  db
    .selectFrom('countries')
    .select(['id', 'name', 'code', 'callingCode', 'currency'])
    .where('retired', '=', false)
    .where(containsText('name', search))
    .orderBy('position')
    .execute();

export const countryById = (db: Db, id: string) =>
  db
    .selectFrom('countries')
    .select(['id', 'name', 'code', 'callingCode', 'currency'])
    .where('id', '=', id)
    .executeTakeFirst();

/** `parentId` null: the top level. */
export const stateList = (
  db: Db,
  filter: { parentId?: string | null | undefined; search?: string | undefined },
) =>
  db
    .selectFrom('states')
    .select(['id', 'name', 'parentId'])
    .where('retired', '=', false)
    .where(containsText('name', filter.search))
    .$if(filter.parentId === null, (query) => query.where('parentId', 'is', null))
    .$if(typeof filter.parentId === 'string', (query) =>
      query.where('parentId', '=', filter.parentId ?? null),
    )
    .orderBy('position')
    .execute();

export const cityList = (db: Db, filter: { stateId?: string | undefined; search?: string | undefined }) =>
  db
    .selectFrom('cities')
    .select(['id', 'name', 'stateId'])
    .where('retired', '=', false)
    .where(containsText('name', filter.search))
    .$if(filter.stateId !== undefined, (query) => query.where('stateId', '=', filter.stateId ?? ''))
    .orderBy('position')
    .execute();

/** The names of a location, or undefined when the city is not in that state. */
export const findLocation = (db: Db, { stateId, cityId }: { stateId: string; cityId: string }) =>
  db
    .selectFrom('cities')
    .innerJoin('states', 'states.id', 'cities.stateId')
    .select(['cities.name as city', 'states.name as state'])
    .where('cities.id', '=', cityId)
    .where('states.id', '=', stateId)
    .executeTakeFirst();
