import { registerAgent } from '../harness/agents';
import { addSupplier, approveCompany } from '../harness/enquiries';
import { addIndividual, addListing, listingBody, listingCalls } from '../harness/listings';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
beforeAll(async () => (app = await startTestApp({ country: 'in' })));
afterAll(() => app.close());

const setPlan = (companyId: string, plan: 'PRO' | 'STARTER') =>
  app.db.updateTable('companies').set({ plan }).where('id', '=', companyId).execute();

test('a complete listing is published and taken down again; repeating it does no harm', async () => {
  const agent = await addSupplier(app);
  const calls = listingCalls(app, agent);
  const vehicleId = await addListing(app, agent);
  for (const isVisible of [true, true, false, false])
    expect((await calls.show(vehicleId, isVisible)).result).toMatchObject({ isVisible, missing: [] });
});

test('an incomplete listing is refused with what is missing', async () => {
  const agent = await addSupplier(app);
  const calls = listingCalls(app, agent);
  const { vehicleId } = (await calls.create(await listingBody(app, agent))).result;
  const { status, problem } = await calls.show(vehicleId);
  expect([status, problem.code]).toEqual([422, 'listing_incomplete']);
  expect(problem.errors?.map(({ path }) => path)).toEqual(['levelTwo']);
  expect(problem.detail).toContain('specifications');
});

test('an expired licence keeps a listing hidden; a published listing cannot get one', async () => {
  const agent = await addSupplier(app);
  const calls = listingCalls(app, agent);
  const body = await listingBody(app, agent, { commercialLicenseExpireDate: '2020-01-01' });
  const vehicleId = await addListing(app, agent, body);
  const refused = await calls.show(vehicleId);
  expect([refused.problem.code, refused.problem.errors?.[0]?.path]).toEqual([
    'listing_incomplete',
    'commercialLicenseExpireDate',
  ]);
  await calls.update({ ...body, vehicleId, commercialLicenseExpireDate: '2099-01-01' });
  expect((await calls.show(vehicleId)).status).toBe(200);
  const back = await calls.update({ ...body, vehicleId });
  expect([back.status, back.problem.errors?.[0]?.path]).toEqual([422, 'commercialLicenseExpireDate']);
});

test.each([
  ['PENDING', 'being checked'],
  ['REJECTED', 'rejected'],
] as const)('a company that is %s publishes nothing', async (approvalStatus, words) => {
  const agent = await addSupplier(app);
  const vehicleId = await addListing(app, agent);
  const rejectionReason = approvalStatus === 'REJECTED' ? 'The licence is unreadable.' : null;
  await app.db
    .updateTable('companies')
    .set({ approvalStatus, rejectionReason })
    .where('id', '=', agent.companyId)
    .execute();
  const { status, problem } = await listingCalls(app, agent).show(vehicleId);
  expect([status, problem.code]).toEqual([409, 'company_not_approved']);
  expect(problem.detail).toContain(words);
});

test('an individual owner publishes one of two simultaneous listings', async () => {
  const agent = await registerAgent(app);
  await approveCompany(app, await addIndividual(app, agent));
  const calls = listingCalls(app, agent);
  const ids = [await addListing(app, agent), await addListing(app, agent), await addListing(app, agent)];
  const answers = await Promise.all(ids.map((id) => calls.show(id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.problem.code).toBe('plan_limit');
  expect(refused?.problem.detail).toContain('1 published listing at a time');
  expect((await calls.list()).result.counts).toEqual({ all: 3, published: 1, hidden: 2, incomplete: 0 });
});

test('a larger plan allows more published listings', async () => {
  const agent = await addSupplier(app);
  const calls = listingCalls(app, agent);
  const ids: string[] = [];
  for (let count = 0; count < 11; count += 1) ids.push(await addListing(app, agent));
  for (const id of ids.slice(0, 10)) await calls.show(id);
  const last = ids[10] ?? '';
  expect((await calls.show(last)).problem.code).toBe('plan_limit');
  await setPlan(agent.companyId, 'PRO');
  expect((await calls.show(last)).result.isVisible).toBe(true);
});
