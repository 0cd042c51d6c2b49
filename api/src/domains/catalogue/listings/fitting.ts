import type { CountryCode } from '@portal/shared/contract';
import { sql } from 'kysely';
import type { Deps } from '../../../deps';
import { type PlainSentence, say, sayRule, type Sentence, type Text } from '../../../language/say';
import type { Refused } from '../../../plugins/problem';
import { parsePhone } from '../../identity';
import { toColumns, type LevelOneFields } from './fields';
import { invalidFields } from './problems';
import { selectSpecification } from './specification';

/**
 * The names of the items that the body refers to; null if an item is not offered, or does not fit the
 * others.
 */
async function lookUp({ db }: Pick<Deps, 'db'>, body: LevelOneFields) {
  const { vehicleCategoryId: category, vehicleTypeId: type, vehicleBrandId: brand, stateId } = body;
  const { rows } = await sql<{
    category: string | null;
    type: string | null;
    brand: string | null;
    state: string | null;
    cities: string[];
    types: string[];
  }>`select
    (select name from vehicle_categories where id = ${category} and not retired) as category,
    (select name from vehicle_types where id = ${type} and category_id = ${category} and not retired) as type,
    (select b.name from vehicle_brands b join vehicle_brand_categories l on l.brand_id = b.id
      where b.id = ${brand} and l.category_id = ${category} and not b.retired and not l.retired) as brand,
    (select name from states where id = ${stateId} and not retired) as state,
    array(select id::text from cities where id = any(${body.cityIds}::uuid[]) and state_id = ${stateId} and not retired) as cities,
    array(select id::text from vehicle_types where id = any(${body.additionalVehicleTypes}::uuid[]) and not retired) as types`.execute(
    db,
  );
  return rows[0];
}

const findUnknown = (path: string, sent: readonly string[], known: readonly string[], text: PlainSentence) =>
  sent.flatMap((id, index) =>
    known.includes(id.toLowerCase()) ? [] : [{ path: `${path}.${index}`, message: text }],
  );

const getSpecification = {
  ae: 'A vehicle in the United Arab Emirates has the specification {specification}.',
  in: 'A vehicle in India has the specification {specification}.',
} as const satisfies Record<CountryCode, Sentence>;

/**
 * Level one as columns, once everything in it is consistent and fits the country.
 * @throws AppProblem with every wrong field
 */
export async function toListingColumns(deps: Pick<Deps, 'db' | 'country'>, body: LevelOneFields) {
  const { columns, errors } = await judge(deps, body);
  if (columns === null) throw invalidFields(errors);
  return columns;
}

export async function judge(deps: Pick<Deps, 'db' | 'country'>, body: LevelOneFields) {
  const found = await lookUp(deps, body);
  const phone = parsePhone(body.phoneNumber);
  const specification = selectSpecification(deps.country);
  const errors: Refused[] = [];
  const refuse = (path: string, text: Text) => errors.push({ path, message: text });
  if (body.specification !== specification)
    refuse('specification', say(getSpecification[deps.country.id], { specification }));
  if (!found?.category) refuse('vehicleCategoryId', 'Choose a category from the list.');
  if (!found?.type) refuse('vehicleTypeId', 'Choose a type of this category.');
  if (!found?.brand) refuse('vehicleBrandId', 'Choose a brand of this category.');
  if (!found?.state) refuse('stateId', 'Choose a place from the list.');
  if (phone === null) refuse('phoneNumber', sayRule('validation.phone'));
  errors.push(
    ...findUnknown('cityIds', body.cityIds, found?.cities ?? [], 'Choose cities of this place.'),
    ...findUnknown(
      'additionalVehicleTypes',
      body.additionalVehicleTypes,
      found?.types ?? [],
      'Choose types from the list.',
    ),
  );
  if (errors.length > 0 || !found?.brand || phone === null) return { columns: null, errors };
  return { columns: toColumns(body, found.brand, phone), errors };
}
