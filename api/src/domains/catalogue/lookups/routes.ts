import { lookupEndpoints as endpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import { notFound } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { cityList, countryById, countryList, stateList } from './place-store';
import { brandById, brandList, categoryList, featureList, specList, typeList } from './vehicle-store';

/** These lists change only with a release, so there are no rules between a route and its query. */
export function registerLookups(app: FastifyInstance): void {
  const { db } = app.deps;
  registerVehicleLookups(app);
  route(app, endpoints.states, ({ query }) => stateList(db, query));
  route(app, endpoints.parentStates, ({ query }) => stateList(db, { parentId: null, search: query.search }));
  route(app, endpoints.cities, ({ query }) => cityList(db, query));
  route(app, endpoints.countries, ({ query }) => countryList(db, query.search));
  route(app, endpoints.country, async ({ query }) => {
    const country = await countryById(db, query.countryId);
    if (!country) throw notFound('The country');
    return country;
  });
}

function registerVehicleLookups(app: FastifyInstance): void {
  const { db } = app.deps;
  route(app, endpoints.vehicleCategories, ({ query }) => categoryList(db, query.search));
  route(app, endpoints.vehicleTypes, ({ query }) => typeList(db, query));
  route(app, endpoints.vehicleSpecs, ({ query }) => specList(db, query));
  route(app, endpoints.vehicleFeatures, ({ query }) => featureList(db, query));
  route(app, endpoints.vehicleBrands, async ({ query }) => (await brandList(db, query)).map(withCategories));
  route(app, endpoints.vehicleBrand, async ({ query }) => {
    const brand = await brandById(db, query.vehicleBrandId);
    if (!brand) throw notFound('The brand');
    return withCategories(brand);
  });
}

/** An aggregate in a subquery is never null, although its type says so. */
const withCategories = <Brand extends { vehicleCategoryIds: string[] | null }>(brand: Brand) => ({
  ...brand,
  vehicleCategoryIds: brand.vehicleCategoryIds ?? [],
});
