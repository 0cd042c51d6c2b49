import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { Database } from '../../../database/schema';
import { containsText } from './contains-text';

type Db = Kysely<Database>;

interface CategoryFilter {
  readonly vehicleCategoryId?: string | undefined;
  readonly search?: string | undefined;
}

export const categoryList = (db: Db, search?: string) =>
  db
    .selectFrom('vehicleCategories')
    .select(['id', 'name'])
    .where('retired', '=', false)
    .where(containsText('name', search))
    .orderBy('position')
    .execute();

export const typeList = (db: Db, { vehicleCategoryId, search }: CategoryFilter) =>
  db
    .selectFrom('vehicleTypes')
    .select(['id', 'name', 'categoryId as vehicleCategoryId'])
    .where('retired', '=', false)
    .where(containsText('name', search))
    .$if(vehicleCategoryId !== undefined, (query) => query.where('categoryId', '=', vehicleCategoryId ?? ''))
    .orderBy('position')
    .execute();

const brands = (db: Db) =>
  db.selectFrom('vehicleBrands').select((eb) => [
    'vehicleBrands.id',
    'vehicleBrands.name',
    eb
      .selectFrom('vehicleBrandCategories as link')
      .select(sql<string[]>`coalesce(json_agg(link.category_id order by link.position), '[]')`.as('ids'))
      .whereRef('link.brandId', '=', 'vehicleBrands.id')
      .where('link.retired', '=', false)
      .$asScalar()
      .as('vehicleCategoryIds'),
  ]);

export const brandList = (db: Db, { vehicleCategoryId, search }: CategoryFilter) =>
  brands(db)
    .where('retired', '=', false)
    .where(containsText('vehicleBrands.name', search))
    .$if(vehicleCategoryId !== undefined, (query) =>
      query.where('vehicleBrands.id', 'in', (eb) =>
        eb
          .selectFrom('vehicleBrandCategories')
          .select('brandId')
          .where('categoryId', '=', vehicleCategoryId ?? '')
          .where('retired', '=', false),
      ),
    )
    .orderBy('position')
    .execute();

export const brandById = (db: Db, id: string) =>
  brands(db).where('vehicleBrands.id', '=', id).executeTakeFirst();

interface NamedValue {
  id: string;
  name: string;
}

export const specList = (
  db: Db,
  filter: { vehicleTypeId?: string | undefined; search?: string | undefined },
) =>
  db
    .selectFrom('vehicleSpecs')
    .innerJoin('vehicleSpecValues as value', 'value.specId', 'vehicleSpecs.id')
    .select(['vehicleSpecs.id', 'vehicleSpecs.name', 'vehicleSpecs.typeId as vehicleTypeId'])
    .select(
      sql<
        NamedValue[]
      >`json_agg(json_build_object('id', value.id, 'name', value.name) order by value.position)`.as('values'),
    )
    .where('vehicleSpecs.retired', '=', false)
    .where('value.retired', '=', false)
    .where(containsText('vehicleSpecs.name', filter.search))
    .$if(filter.vehicleTypeId !== undefined, (query) =>
      query.where('vehicleSpecs.typeId', '=', filter.vehicleTypeId ?? ''),
    )
    .groupBy('vehicleSpecs.id')
    .orderBy('vehicleSpecs.position')
    .execute();

export const featureList = (db: Db, { vehicleCategoryId, search }: CategoryFilter) =>
  db
    .selectFrom('vehicleFeatures')
    .select(['id', 'name', 'groupName as group'])
    .where('retired', '=', false)
    .where(containsText('name', search))
    .$if(vehicleCategoryId !== undefined, (query) =>
      query.where('id', 'in', (eb) =>
        eb
          .selectFrom('vehicleFeatureCategories')
          .select('featureId')
          .where('categoryId', '=', vehicleCategoryId ?? '')
          .where('retired', '=', false),
      ),
    )
    .orderBy('position')
    .execute();
