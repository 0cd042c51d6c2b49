import { addSupplier, type Supplier } from '../harness/enquiries';
import { addListing, listingCalls } from '../harness/listings';
import { getPortfolio, lookAt } from '../harness/portfolio';
import { startTestApp, type TestApp } from '../harness/start-test-app';

const DAY = 86_400_000;

let app: TestApp;
let agent: Supplier;
beforeAll(async () => {
  app = await startTestApp();
  agent = await addSupplier(app);
});
afterAll(() => app.close());

const findStoredViews = (vehicleId: string) =>
  app.db
    .selectFrom('listingViews')
    .select(['day', 'count'])
    .where('listingId', '=', vehicleId)
    .orderBy('day')
    .execute();

test('views are counted by listing and day, even with many simultaneous ones', async () => {
  const vehicleId = await addListing(app, agent);
  await listingCalls(app, agent).show(vehicleId);
  const answers = await Promise.all(Array.from({ length: 20 }, () => lookAt(app, vehicleId)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  app.clock.advance(DAY);
  await lookAt(app, vehicleId);
  expect((await findStoredViews(vehicleId)).map(({ count }) => count)).toEqual([20, 1]);
  app.clock.advance(-DAY);
  expect((await getPortfolio(app, agent)).result).toMatchObject({ views: 20 });
});

test('a hidden vehicle and an unknown one get the same answer, and nothing is stored', async () => {
  const hidden = await addListing(app, agent);
  for (const vehicleId of [hidden, crypto.randomUUID()]) {
    const { status, result } = await lookAt(app, vehicleId);
    expect([status, result]).toEqual([202, null]);
    expect(await findStoredViews(vehicleId)).toEqual([]);
  }
});

test('too many views from one address get a request to wait', async () => {
  const limited = await startTestApp({ env: { RATE_LIMIT_VIEWS: '2' } });
  try {
    const statuses: number[] = [];
    for (let sent = 0; sent < 3; sent += 1)
      statuses.push((await lookAt(limited, crypto.randomUUID())).status);
    expect(statuses).toEqual([202, 202, 429]);
  } finally {
    await limited.close();
  }
});
