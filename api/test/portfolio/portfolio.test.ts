import { companyEndpoints, srmOnboardingEndpoints } from '@portal/shared/contract';
import { addSupplier, sendEnquiry, type Supplier } from '../harness/enquiries';
import { addListing, listingBody, listingCalls } from '../harness/listings';
import { addPast, dayAgo, getPortfolio, lookAt, onDay } from '../harness/portfolio';
import { addOngoing } from '../harness/trips';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const week = () => ({ dateStartRange: dayAgo(app, 6), dateEndRange: dayAgo(app, 0) });
const getFigures = async (agent: Supplier, query: object = week()) => {
  const { status, text, result } = await getPortfolio(app, agent, query);
  if (status !== 200) throw new Error(text);
  return result;
};

test('a new agent has no data, and the answer contains every day of the period', async () => {
  const result = await getFigures(await addSupplier(app));
  expect(result).toMatchObject({
    totalVehicles: 0,
    publishedVehicles: 0,
    incompleteVehicles: 0,
    views: 0,
    totalEnquiries: 0,
    contacted: 0,
    conversionRate: null,
    responseTime: null,
    previous: { views: 0, totalEnquiries: 0 },
    byVehicle: [],
    waitingEnquiries: 0,
    expiringDocuments: [],
    firstSteps: { tax: false, terms: false, vehicle: false, trip: false },
  });
  expect(result.byDay?.map(({ date }) => date)).toEqual(
    [6, 5, 4, 3, 2, 1, 0].map((days) => dayAgo(app, days)),
  );
});

test('the first steps of the desk are reported until all of them are done', async () => {
  const agent = await addSupplier(app);
  await addOngoing(app, agent);
  const { result } = await getPortfolio(app, agent);
  expect(result.firstSteps).toMatchObject({ vehicle: true, trip: true });
  const { id: country } = await app.db
    .selectFrom('countries')
    .select('id')
    .where('code', '=', 'AE')
    .executeTakeFirstOrThrow();
  const body = { country, taxNumber: '100123456700003', termsNCondition: '<p>Drive well.</p>' };
  await app.client(srmOnboardingEndpoints.update, { token: agent.token, body });
  expect((await getPortfolio(app, agent)).result).not.toHaveProperty('firstSteps');
  const newAgent = await addSupplier(app);
  const readSteps = async () => (await getPortfolio(app, newAgent)).result.firstSteps;
  const nothing = { tax: false, terms: false, vehicle: false, trip: false };
  expect(await readSteps()).toEqual({ ...nothing, onlyListingId: null });
  const onlyListingId = await addListing(app, newAgent);
  expect(await readSteps()).toEqual({ ...nothing, onlyListingId });
  await addListing(app, newAgent);
  expect(await readSteps()).toEqual({ ...nothing, onlyListingId: null });
});

test('enquiries are counted by day and compared with the days before, with the times of their answers', async () => {
  const agent = await addSupplier(app);
  await addPast(app, agent, { at: onDay(app, 1), answeredAfter: 10 });
  await addPast(app, agent, { at: onDay(app, 2), answeredAfter: 20 });
  await addPast(app, agent, { at: onDay(app, 2), answeredAfter: 90 });
  await addPast(app, agent, { at: onDay(app, 2) });
  await addPast(app, agent, { at: onDay(app, 8), answeredAfter: 4 });
  await addPast(app, agent, { at: onDay(app, 20), answeredAfter: 4 });
  await addPast(app, await addSupplier(app), { at: onDay(app, 1), answeredAfter: 1 });
  const result = await getFigures(agent);
  expect(result).toMatchObject({
    totalEnquiries: 4,
    contacted: 3,
    conversionRate: 0.75,
    responseTime: 20 * 60_000,
    previous: { totalEnquiries: 1, contacted: 1, conversionRate: 1, responseTime: 4 * 60_000 },
  });
  expect(result.byDay?.slice(-4).map(({ enquiries, contacted }) => [enquiries, contacted])).toEqual([
    [0, 0],
    [3, 2],
    [1, 1],
    [0, 0],
  ]);
});

test('a day is the country\u2019s: an enquiry at midnight in Dubai belongs to the day that begins', async () => {
  const agent = await addSupplier(app);
  await addPast(app, agent, { at: onDay(app, 3, '00:00') });
  await addPast(app, agent, { at: onDay(app, 3, '23:59') });
  const one = { dateStartRange: dayAgo(app, 3), dateEndRange: dayAgo(app, 3) };
  expect(await getFigures(agent, one)).toMatchObject({ totalEnquiries: 2, previous: { totalEnquiries: 0 } });
});

test('an answer counts from its first time, although the enquiry was cancelled later', async () => {
  const agent = await addSupplier(app);
  await addPast(app, agent, { at: onDay(app, 1), answeredAfter: 10 });
  await app.db
    .updateTable('enquiries')
    .set({ status: 'CANCELLED', updatedAt: app.clock.now() })
    .where('userId', '=', agent.userId)
    .execute();
  expect(await getFigures(agent)).toMatchObject({ contacted: 1, responseTime: 10 * 60_000 });
});

test('waiting enquiries are counted in any period', async () => {
  const agent = await addSupplier(app);
  await sendEnquiry(app, { companyId: agent.companyId });
  const longAgo = { dateStartRange: dayAgo(app, 90), dateEndRange: dayAgo(app, 80) };
  expect(await getFigures(agent, longAgo)).toMatchObject({ waitingEnquiries: 1, totalEnquiries: 0 });
});

test('vehicles have their views and enquiries, the most viewed first', async () => {
  const agent = await addSupplier(app);
  const [first, second] = [await addListing(app, agent), await addListing(app, agent)];
  await addListing(app, agent);
  for (const vehicleId of [first, second]) await listingCalls(app, agent).show(vehicleId);
  for (const vehicleId of [first, second, second]) await lookAt(app, vehicleId);
  await addPast(app, agent, { at: onDay(app, 1), answeredAfter: 5, vehicleId: first });
  // Another agent's vehicle in one's own enquiry reveals nothing about it.
  const stranger = await addSupplier(app);
  await addPast(app, agent, { at: onDay(app, 1), vehicleId: await addListing(app, stranger) });
  const result = await getFigures(agent);
  expect(result).toMatchObject({ totalVehicles: 3, publishedVehicles: 2, incompleteVehicles: 0, views: 3 });
  expect(result.byVehicle).toEqual([
    expect.objectContaining({ vehicleId: second, views: 2, enquiries: 0, isVisible: true }),
    expect.objectContaining({ vehicleId: first, views: 1, enquiries: 1, contacted: 1 }),
  ]);
  expect(result.byVehicle?.[0]?.photo).toMatch(/variant=thumb/);
  expect(result.byDay?.at(-1)).toMatchObject({ views: 3 });
});

test('licences that have expired or soon will are listed, the most urgent first', async () => {
  const agent = await addSupplier(app);
  const until = (days: number) => ({ commercialLicenseExpireDate: dayAgo(app, -days) });
  const soon = await addListing(app, agent, until(20));
  const ended = await addListing(app, agent, until(-1));
  await addListing(app, agent, until(61));
  const { result: incomplete } = await listingCalls(app, agent).create(
    await listingBody(app, agent, until(60)),
  );
  await app.client(companyEndpoints.update, {
    token: agent.token,
    body: { companyId: agent.companyId, expireDate: dayAgo(app, -30) },
  });
  const { expiringDocuments } = await getFigures(agent);
  expect(expiringDocuments?.map(({ kind, vehicleId, date }) => [kind, vehicleId ?? null, date])).toEqual([
    ['listing', ended, dayAgo(app, 1)],
    ['listing', soon, dayAgo(app, -20)],
    ['company', null, dayAgo(app, -30)],
    ['listing', incomplete.vehicleId, dayAgo(app, -60)],
  ]);
});

test.each([
  ['in the wrong order', 1, 2, 'dateEndRange'],
  ['too long', 400, 0, 'dateStartRange'],
])('a period %s is refused on its field', async (_case, from, to, path) => {
  const agent = await addSupplier(app);
  const { status, problem } = await getPortfolio(app, agent, {
    dateStartRange: dayAgo(app, from),
    dateEndRange: dayAgo(app, to),
  });
  expect([status, problem.errors?.[0]?.path]).toEqual([422, path]);
});
