import {
  fileEndpoints,
  limits,
  listingChangeEndpoints as changes,
  type BulkResult,
} from '@portal/shared/contract';
import { purgeListings } from '../../src/domains/catalogue/listings/purge';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { addListing, dayRate, listingBody, listingCalls } from '../harness/listings';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
let agent: Supplier;
let calls: ReturnType<typeof listingCalls>;
beforeAll(async () => {
  app = await startTestApp();
  agent = await addSupplier(app);
  calls = listingCalls(app, agent);
});
afterAll(() => app.close());

const remove = (vehicleId: string) =>
  app.client<{ restorableUntil: string }>(changes.remove, { token: agent.token, query: { vehicleId } });
const restore = (vehicleId: string) =>
  app.client(changes.restore, { token: agent.token, body: { vehicleId } });
const bulk = (
  endpoint: typeof changes.bulkRates | typeof changes.bulkVisibility | typeof changes.restoreRates,
  body: unknown,
) => app.client<BulkResult>(endpoint, { token: agent.token, body });

test('a deleted listing is gone everywhere and is restored hidden', async () => {
  const vehicleId = await addListing(app, agent);
  await calls.show(vehicleId);
  const before = (await calls.list()).result.counts;
  const { result } = await remove(vehicleId);
  expect(Date.parse(result.restorableUntil) - app.clock.now().getTime()).toBeGreaterThan(
    limits.listing.restoreWithin - 60_000,
  );
  expect([(await calls.get(vehicleId)).status, (await remove(vehicleId)).status]).toEqual([404, 404]);
  expect((await calls.show(vehicleId)).status).toBe(404);
  expect((await calls.list()).result.counts).toEqual({
    ...before,
    all: before.all - 1,
    published: before.published - 1,
  });
  for (let times = 0; times < 2; times += 1)
    expect((await restore(vehicleId)).result).toMatchObject({ isVisible: false, levelsFilled: 2 });
  expect((await calls.get(vehicleId)).status).toBe(200);
});

test('the plate of a deleted listing is free; once it is taken, the listing cannot be restored', async () => {
  const body = await listingBody(app, agent);
  const { vehicleId } = (await calls.create(body)).result;
  await remove(vehicleId);
  expect((await calls.create(body)).status).toBe(201);
  const { status, problem } = await restore(vehicleId);
  expect([status, problem.code]).toEqual([409, 'plate_taken']);
});

test('a deleted listing is finally erased after its time, with the files that nothing else uses', async () => {
  const own = await addSupplier(app);
  const otherCalls = listingCalls(app, own);
  const body = await listingBody(app, own);
  const { vehicleId } = (await otherCalls.create(body)).result;
  const copy = await listingBody(app, own, { commercialLicenses: body.commercialLicenses });
  await otherCalls.create(copy);
  await app.client(changes.remove, { token: own.token, query: { vehicleId } });
  await purgeListings(app.deps);
  const kept = app.db.selectFrom('listings').select('id').where('id', '=', vehicleId);
  expect(await kept.execute()).toHaveLength(1);
  const later = new Date(app.clock.now().getTime() + limits.listing.restoreWithin);
  await purgeListings({ ...app.deps, clock: { now: () => later } });
  expect(await kept.execute()).toEqual([]);
  const removeFile = (fileId: string | undefined) =>
    app.client(fileEndpoints.remove, { token: own.token, query: { fileId } });
  expect((await removeFile(body.commercialLicenses[0])).problem.code).toBe('conflict');
  expect((await removeFile(body.vehiclePhotos[0])).status).toBe(200);
});

test('many listings are published together; each refusal has its reason, in the requested order', async () => {
  const [ready, other] = [await addListing(app, agent), await addListing(app, agent)];
  const { vehicleId: unready } = (await calls.create(await listingBody(app, agent))).result;
  const stranger = await addListing(app, await addSupplier(app));
  const vehicleIds = [ready, unready, stranger, other];
  const { result } = await bulk(changes.bulkVisibility, { vehicleIds, isVisible: true });
  expect(result.results).toMatchObject([
    { vehicleId: ready, ok: true },
    {
      vehicleId: unready,
      ok: false,
      code: 'listing_incomplete',
      message: expect.stringContaining('specifications'),
    },
    { vehicleId: stranger, ok: false, code: 'not_found' },
    { vehicleId: other, ok: true },
  ]);
  const hidden = await bulk(changes.bulkVisibility, {
    vehicleIds: [ready, unready, other],
    isVisible: false,
  });
  expect(hidden.result.results.map(({ ok }) => ok)).toEqual([true, true, true]);
});

test('many rates change together, to whole units and never to zero', async () => {
  const [cheap, dear] = [
    await addListing(app, agent, { rentalDetails: dayRate('99.50') }),
    await addListing(app, agent, { rentalDetails: dayRate('999999999') }),
  ];
  const change = (kind: string, value: number, periods = ['day']) =>
    bulk(changes.bulkRates, { vehicleIds: [cheap, dear], periods, change: { kind, value } });
  const getDayRate = async (id: string) => (await calls.get(id)).result.rentalDetails?.day?.rentInAED;
  const version = (await calls.get(cheap)).result.version ?? 0;
  expect((await change('percent', 10)).result.results).toMatchObject([
    { ok: true },
    { ok: false, code: 'invalid_input' },
  ]);
  expect([await getDayRate(cheap), await getDayRate(dear)]).toEqual(['109', '999999999']);
  expect((await calls.get(cheap)).result.version).toBe(version + 1);
  await change('amount', -5000);
  expect([await getDayRate(cheap), await getDayRate(dear)]).toEqual(['1', '999994999']);
  await change('set', 150);
  expect([await getDayRate(cheap), await getDayRate(dear)]).toEqual(['150', '150']);
  const none = await change('set', 900, ['week', 'hour']);
  expect(none.result.results.map(({ code }) => code)).toEqual(['conflict', 'conflict']);
});

test('a change of rates is undone exactly to the fils, and never over a later change', async () => {
  const [first, second] = [
    await addListing(app, agent, { rentalDetails: dayRate('99.50') }),
    await addListing(app, agent, { rentalDetails: dayRate('120') }),
  ];
  const getDayRate = async (id: string) => (await calls.get(id)).result.rentalDetails?.day?.rentInAED;
  const change = (vehicleIds: string[]) =>
    bulk(changes.bulkRates, { vehicleIds, periods: ['day'], change: { kind: 'percent', value: 10 } });
  const { results } = (await change([first, second])).result;
  expect(results.map(({ before }) => before)).toEqual([{ day: '99.50' }, { day: '120' }]);
  await change([second]);
  const taken = await bulk(changes.restoreRates, {
    vehicles: results.map(({ vehicleId, version, before }) => ({ vehicleId, version, rents: before })),
  });
  expect(taken.result.results).toMatchObject([{ ok: true }, { ok: false, code: 'changed_meanwhile' }]);
  expect([await getDayRate(first), await getDayRate(second)]).toEqual(['99.50', '145']);
});
