import * as v from 'valibot';
import { endpoint, type EndpointDefinition } from '../endpoint';
import {
  cityRow,
  countryRow,
  lookupRow,
  stateRow,
  vehicleBrandRow,
  vehicleFeatureRow,
  vehicleSpecRow,
  vehicleTypeRow,
} from '../entities/lookup';
import { uuid } from '../entities/primitives';
import { search as searchLimits } from '../limits';

// Not the schema of other lists: the customer's form loads the nationalities, and has no room for all queries.
const search = v.optional(v.pipe(v.string(), v.maxLength(searchLimits.max)));
const optionalId = v.optional(uuid);

const lookup = <Query extends v.GenericSchema, Result extends v.GenericSchema>(
  definition: Pick<
    EndpointDefinition<undefined, Query, undefined, Result>,
    'id' | 'path' | 'summary' | 'query' | 'result'
  >,
) =>
  endpoint<Result, undefined, Query, undefined>({
    ...definition,
    method: 'GET',
    access: 'public',
    failure: 'Failed to load the list',
    built: true,
  });

/** Look-up lists are public: the registration form and the marketplace need them before anyone logs in. */
export const lookupEndpoints = {
  vehicleCategories: lookup({
    id: 'lookups.vehicleCategories',
    path: '/vehicle-category/list',
    summary: 'Vehicle categories',
    query: v.object({ search }),
    result: v.array(lookupRow),
  }),
  vehicleTypes: lookup({
    id: 'lookups.vehicleTypes',
    path: '/vehicle-type/list',
    summary: 'Vehicle types, of one category when asked',
    query: v.object({ vehicleCategoryId: optionalId, search }),
    result: v.array(vehicleTypeRow),
  }),
  vehicleBrands: lookup({
    id: 'lookups.vehicleBrands',
    path: '/vehicle-brand/list',
    summary: 'Vehicle brands, of one category when asked',
    query: v.object({ vehicleCategoryId: optionalId, search }),
    result: v.array(vehicleBrandRow),
  }),
  vehicleBrand: lookup({
    id: 'lookups.vehicleBrand',
    path: '/vehicle-brand',
    summary: 'One vehicle brand',
    query: v.object({ vehicleBrandId: uuid }),
    result: vehicleBrandRow,
  }),
  vehicleSpecs: lookup({
    id: 'lookups.vehicleSpecs',
    path: '/vehicle-spec/list',
    summary: 'Specifications of a vehicle type with their possible values',
    query: v.object({ vehicleTypeId: optionalId, search }),
    result: v.array(vehicleSpecRow),
  }),
  vehicleFeatures: lookup({
    id: 'lookups.vehicleFeatures',
    path: '/vehicle-features/list',
    summary: 'Vehicle features by group',
    query: v.object({ vehicleCategoryId: optionalId, search }),
    result: v.array(vehicleFeatureRow),
  }),
  states: lookup({
    id: 'lookups.states',
    path: '/states/list',
    summary: 'States (emirates in the UAE), within a parent when asked',
    query: v.object({ parentId: optionalId, search }),
    result: v.array(stateRow),
  }),
  parentStates: lookup({
    id: 'lookups.parentStates',
    path: '/states/parent/list',
    summary: 'Top-level states: the emirates, or the states and union territories of India',
    query: v.object({ search }),
    result: v.array(stateRow),
  }),
  cities: lookup({
    id: 'lookups.cities',
    path: '/city/list',
    summary: 'Cities, of one state when asked',
    query: v.object({ stateId: optionalId, search }),
    result: v.array(cityRow),
  }),
  country: lookup({
    id: 'lookups.country',
    path: '/country',
    summary: 'One country',
    query: v.object({ countryId: uuid }),
    result: countryRow,
  }),
  countries: lookup({
    id: 'lookups.countries',
    path: '/country/list',
    summary: 'All countries with their calling codes',
    query: v.object({ search }),
    result: v.array(countryRow),
  }),
} as const;
