import { lookupEndpoints as endpoints } from '@portal/shared/contract';

import { startTestApp } from '../../../../test/harness/start-test-app';
import type { TestApp } from '../../../../test/harness/start-test-app';
import { referenceId } from '../../../database/reference-data/reference-id';

interface Row {
  id: string;
  name: string;
}

let app: TestApp;

// A whole server and a database start here; on a busy machine that takes a while.
jest.setTimeout(60_000);
beforeAll(async () => {
  app = await startTestApp({ country: 'in' });
});
afterAll(() => app.close());

const list = async (
  endpoint: (typeof endpoints)[keyof typeof endpoints],
  query: Record<string, string> = {},
) => {
  const { status, result } = await app.client<Row[]>(endpoint, { query });
  expect(status).toBe(200);
  return result;
};

test.each([
  endpoints.vehicleCategories,
  endpoints.vehicleTypes,
  endpoints.vehicleBrands,
  endpoints.vehicleSpecs,
  endpoints.vehicleFeatures,
  endpoints.states,
  endpoints.parentStates,
  endpoints.cities,
  endpoints.countries,
])('$path is public, complete, and filtered by a search', async (endpoint) => {
  const all = await list(endpoint);
  expect(all.length).toBeGreaterThan(5);
  const [first] = all;
  const found = await list(endpoint, { search: first?.name.toUpperCase() ?? '' });
  expect(found).toContainEqual(first);
  expect(found.length).toBeLessThan(all.length);
  expect(await list(endpoint, { search: "no such thing' --" })).toEqual([]);
});

test('look-ups lead from the category to the values of a specification, and from the state to its cities', async () => {
  const [cars] = await list(endpoints.vehicleCategories, { search: 'cars' });
  const types = await list(endpoints.vehicleTypes, { vehicleCategoryId: cars?.id ?? '' });
  const suv = types.find(({ name }) => name === 'SUV');
  const specs = await app.client<(Row & { values: Row[] })[]>(endpoints.vehicleSpecs, {
    query: { vehicleTypeId: suv?.id },
  });
  const gears = specs.result.find(({ name }) => name === 'Transmission');
  expect(gears?.values.map(({ name }) => name)).toEqual(['Automatic', 'Manual', 'CVT', 'Dual clutch']);

  const [karnataka] = await list(endpoints.parentStates, { search: 'Karnataka' });
  const cities = await list(endpoints.cities, { stateId: karnataka?.id ?? '' });
  expect(cities.map(({ name }) => name)).toContain('Bengaluru');
  expect(await list(endpoints.states, { parentId: karnataka?.id ?? '' })).toEqual([]);
});

test('one brand and one country are found, or answer 404', async () => {
  const brand = await app.client<Row>(endpoints.vehicleBrand, {
    query: { vehicleBrandId: referenceId('vehicle-brand', 'Tata') },
  });
  expect(brand.result).toMatchObject({ name: 'Tata' });
  const country = await app.client<Row>(endpoints.country, {
    query: { countryId: referenceId('country', 'IN') },
  });
  expect(country.result).toMatchObject({ name: 'India', callingCode: '+91', currency: 'INR' });
  const unknown = referenceId('nothing');
  expect((await app.client(endpoints.vehicleBrand, { query: { vehicleBrandId: unknown } })).status).toBe(404);
  expect((await app.client(endpoints.country, { query: { countryId: unknown } })).status).toBe(404);
  expect((await app.client(endpoints.country, { query: { countryId: 'x' } })).status).toBe(422);
});
