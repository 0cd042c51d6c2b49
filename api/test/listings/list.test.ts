import { addSupplier, type Supplier } from '../harness/enquiries';
import { addListing, listCities, dayRate, listingBody, listingCalls, vehicleIds } from '../harness/listings';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
let agent: Supplier;
let calls: ReturnType<typeof listingCalls>;
beforeAll(async () => {
  app = await startTestApp();
  agent = await addSupplier(app);
  calls = listingCalls(app, agent);
  const [abuDhabi] = await listCities(app, 'Abu Dhabi');
  const place = { stateId: abuDhabi?.stateId, cityIds: [abuDhabi?.id] };
  const rows = [
    { vehicleModel: 'Corolla', vehicleRegistrationNumber: 'SHJ 2 7788', rentalDetails: dayRate('120.50') },
    { vehicleModel: 'Land Cruiser', vehicleRegistrationNumber: 'DXB Z 90210', rentalDetails: dayRate('700') },
    { vehicleModel: 'Yaris', vehicleRegistrationNumber: 'AUH 17 1', rentalDetails: dayRate('90'), ...place },
  ];
  for (const row of rows) await addListing(app, agent, row);
  const nissan = await vehicleIds(app, 'Cars', 'Sedan', 'Nissan');
  await calls.create(await listingBody(app, agent, { ...nissan, vehicleModel: 'Sunny' }));
  await addListing(app, await addSupplier(app), { vehicleModel: 'Corolla' });
  const { result } = await calls.list({ search: 'corolla' });
  await calls.show(result.list[0]?.vehicleId ?? '');
});
afterAll(() => app.close());

const models = async (query: Record<string, unknown>) =>
  (await calls.list(query)).result.list.map(({ vehicleModel }) => vehicleModel);

test('a row contains names, rates, cover and state', async () => {
  const { result } = await calls.list({ search: 'yaris' });
  expect([result.total, result.totalNumberOfPages]).toEqual([1, 1]);
  expect(result.counts).toEqual({ all: 4, published: 1, hidden: 3, incomplete: 1 });
  expect(result.list[0]).toMatchObject({
    vehicleTitle: 'Toyota Yaris 2024',
    state: 'Abu Dhabi',
    levelsFilled: 2,
    isVisible: false,
    missing: [],
    vehiclePhotos: [{ thumbnailUrl: expect.stringContaining('/files/') }],
    rentalDetails: { day: { enabled: true, rentInAED: '90' } },
  });
});

test.each([
  ['corol', ['Corolla']],
  ['toyota', ['Corolla', 'Land Cruiser', 'Yaris']],
  ['cruiser toyota', ['Land Cruiser']],
  ['90210', ['Land Cruiser']],
  ['dxbz90210', ['Land Cruiser']],
  ['shj 2', ['Corolla']],
  ['%', []],
  ['_', []],
])('the search for %s finds its listings', async (search, found) => {
  expect(await models({ search })).toEqual(found);
});

test('the search finds the code in any spelling', async () => {
  const { vehicleCode } = (await calls.list({ search: 'yaris' })).result.list[0] ?? {};
  expect(await models({ search: vehicleCode?.toLowerCase() })).toEqual(['Yaris']);
});

test('the list filters by category, brand, state, level, visibility and completeness', async () => {
  const { vehicleCategoryId, vehicleBrandId } = await vehicleIds(app, 'Cars', 'Sedan', 'Nissan');
  const [abuDhabi] = await listCities(app, 'Abu Dhabi');
  expect(await models({ vehicleBrandId })).toEqual(['Sunny']);
  expect(await models({ vehicleCategoryId, search: 'yaris' })).toEqual(['Yaris']);
  expect(await models({ stateId: abuDhabi?.stateId })).toEqual(['Yaris']);
  expect(await models({ levelsFilled: 1 })).toEqual(['Sunny']);
  expect(await models({ isVisible: true })).toEqual(['Corolla']);
  expect(await models({ isVisible: false, isComplete: true })).toEqual(['Land Cruiser', 'Yaris']);
  expect(await models({ isComplete: false })).toEqual(['Sunny']);
});

test.each([
  ['dailyRate', 'ASC', ['Yaris', 'Corolla', 'Sunny', 'Land Cruiser']],
  ['vehicleModel', 'DESC', ['Yaris', 'Land Cruiser', 'Corolla', 'Sunny']],
  ['createdAt', 'DESC', ['Sunny', 'Yaris', 'Land Cruiser', 'Corolla']],
  ['levelsFilled', 'ASC', ['Sunny', 'Corolla', 'Land Cruiser', 'Yaris']],
])('the list is sorted by %s %s', async (sortBy, sortOrder, order) => {
  expect(await models({ sortBy, sortOrder })).toEqual(order);
  const paged = [
    ...(await models({ sortBy, sortOrder, limit: 3 })),
    ...(await models({ sortBy, sortOrder, limit: 3, page: 2 })),
  ];
  expect(paged).toEqual(order);
});
