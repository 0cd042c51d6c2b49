import { DAY, listingDraftEndpoints, listingDraftLimits, type ListingDraft } from '@portal/shared/contract';

import { deleteOldDrafts } from '../../src/domains/catalogue';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
let agent: Supplier;
let other: Supplier;
beforeAll(async () => {
  app = await startTestApp();
  agent = await addSupplier(app);
  other = await addSupplier(app);
});
afterAll(() => app.close());

const read = async ({ token } = agent) =>
  (await app.client<{ draft: ListingDraft | null }>(listingDraftEndpoints.get, { token })).result.draft;
const save = (values: Record<string, unknown>, version: number | null, { token } = agent) =>
  app.client<{ version: number }>(listingDraftEndpoints.save, { token, body: { values, version } });
const discard = ({ token } = agent) => app.client(listingDraftEndpoints.remove, { token });
afterEach(() => discard());

test('a draft is read as it was typed, by its owner only, until it is discarded', async () => {
  expect(await read()).toBeNull();
  const values = { vehicleModel: ' Pra', cityIds: [], rentalDetails: { day: { rentInAED: '1٥' } } };
  expect((await save(values, null)).result.version).toBe(1);
  expect(await read()).toMatchObject({ values, version: 1 });
  expect(await read(other)).toBeNull();
  await discard(other);
  expect(await read()).toMatchObject({ values });
  expect((await discard()).status).toBe(200);
  expect(await read()).toBeNull();
});

test('a newer draft of another device is not overwritten', async () => {
  await save({ vehicleModel: 'Prado' }, null);
  expect((await save({ vehicleModel: 'Prado 2' }, 1)).result.version).toBe(2);
  for (const version of [null, 1, 3]) {
    const late = await save({ vehicleModel: 'Patrol' }, version);
    expect([late.status, late.problem.code]).toEqual([409, 'changed_meanwhile']);
  }
  expect(await read()).toMatchObject({ values: { vehicleModel: 'Prado 2' }, version: 2 });
  await discard();
  expect((await save({ vehicleModel: 'Patrol' }, 2)).status).toBe(409);
});

test('one of two first saves at once wins, and the other is refused', async () => {
  const both = await Promise.all([save({ a: 1 }, null), save({ a: 2 }, null)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a draft that is too long is refused', async () => {
  const long = 'x'.repeat(listingDraftLimits.size);
  expect((await save({ vehicleModel: long }, null)).status).toBe(422);
  expect(await read()).toBeNull();
});

test('a draft that nobody continued is deleted in the end', async () => {
  await save({ vehicleModel: 'Prado' }, null);
  const at = (days: number) => ({ now: () => new Date(app.deps.clock.now().getTime() + days * DAY) });
  await deleteOldDrafts({ db: app.db, clock: at(listingDraftLimits.keptDays - 1) });
  expect(await read()).not.toBeNull();
  await deleteOldDrafts({ db: app.db, clock: at(listingDraftLimits.keptDays + 1) });
  expect(await read()).toBeNull();
});
