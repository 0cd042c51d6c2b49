import { companyEndpoints, type CompanyRecord } from '@portal/shared/contract';
import { companyBody, registerAgent, uploadPicture } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { companyCalls } from './calls';

let app: TestApp;
let create: ReturnType<typeof companyCalls>['create'];
let get: ReturnType<typeof companyCalls>['get'];
beforeAll(async () => {
  app = await startTestApp();
  ({ create, get } = companyCalls(app));
});
afterAll(() => app.close());

test('a company is registered once and waits for approval', async () => {
  const agent = await registerAgent(app);
  const body = await companyBody(app, agent);
  const created = await create(agent, body);
  expect(created.status).toBe(201);
  const { companyLogo, commercialLicense, location, ...plain } = body;
  expect(created.result).toMatchObject({
    ...plain,
    approvalStatus: 'PENDING',
    rejectionReason: null,
    version: 1,
  });
  expect(created.result.location).toMatchObject({
    ...location,
    city: expect.any(String),
    state: expect.any(String),
  });
  expect(created.result.companyLogo).toMatchObject({
    id: companyLogo,
    url: expect.stringMatching(/^\/api\/ae\/files\//),
  });
  expect(created.result.commercialLicense).toMatchObject({ id: commercialLicense });
  expect((await get(agent)).result).toEqual(created.result);
  expect((await create(agent, body)).problem.code).toBe('company_exists');
});

test('20 simultaneous equal registrations make one company; the others are refused', async () => {
  const agent = await registerAgent(app);
  const body = await companyBody(app, agent);
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(agent, body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
});

test('20 equal registrations with one Idempotency-Key make one company and 20 equal answers', async () => {
  const agent = await registerAgent(app);
  const body = await companyBody(app, agent);
  const headers = { 'idempotency-key': 'register-company' };
  const send = (changed: object) =>
    app.client<CompanyRecord>(companyEndpoints.create, {
      token: agent.token,
      body: { ...body, ...changed },
      headers,
    });
  const answers = await Promise.all(Array.from({ length: 20 }, () => send({})));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1);
  expect(
    await app.db.selectFrom('companies').select('id').where('userId', '=', agent.userId).execute(),
  ).toHaveLength(1);
  const other = await send({ companyName: 'Another body' });
  expect([other.status, other.problem.code]).toEqual([422, 'idempotency_mismatch']);
});

test.each([
  ['expireDate', { expireDate: '2020-01-01' }, 'Choose a date in the future.'],
  ['expireDate', { expireDate: '2027-02-30' }, 'Enter a valid date.'],
  ['companyName', { companyName: 'A' }, 'Use at least 2 characters.'],
  ['companyName', { companyName: ' '.repeat(5) }, 'Use at least 2 characters.'],
  ['companyLanguages', { companyLanguages: [] }, 'Choose at least one language.'],
  [
    'location.cityId',
    {
      location: {
        stateId: '01890000-0000-7000-8000-000000000000',
        cityId: '01890000-0000-7000-8000-000000000000',
      },
    },
    'Choose a city from the list.',
  ],
  ['accountType', { accountType: 'trust' }, 'This value is not valid.'],
])('a wrong %s is reported on its field', async (path, change, message) => {
  const agent = await registerAgent(app);
  const { status, problem } = await create(agent, { ...(await companyBody(app, agent)), ...change });
  expect([status, problem.errors]).toEqual([422, [{ path, message }]]);
});

test('the country decides what today is: a licence that ends today in Dubai has ended', async () => {
  const agent = await registerAgent(app);
  const day = (offset: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(
      app.clock.now().getTime() + offset * 86_400_000,
    );
  const body = await companyBody(app, agent);
  expect((await create(agent, { ...body, expireDate: day(0) })).status).toBe(422);
  expect((await create(agent, { ...body, expireDate: day(1) })).status).toBe(201);
});

test('the file of another owner is not found, and nothing is stored', async () => {
  const [agent, other] = [await registerAgent(app), await registerAgent(app)];
  const stolen = await uploadPicture(app, other);
  const { status, problem } = await create(agent, {
    ...(await companyBody(app, agent)),
    companyLogo: stolen.id,
  });
  expect([status, problem.errors?.[0]?.path]).toEqual([404, 'companyLogo']);
  expect((await get(agent)).result).toBeNull();
  const row = await app.db
    .selectFrom('files')
    .select('attachedAt')
    .where('id', '=', stolen.id)
    .executeTakeFirstOrThrow();
  expect(row.attachedAt).toBeNull();
});
