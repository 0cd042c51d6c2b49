import { companyEndpoints, fileEndpoints, type CompanyRecord } from '@portal/shared/contract';
import { addCompany, companyBody, registerAgent, uploadPicture, type TestAgent } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { decideCompany } from '../../src/domains/company/approval';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const create = ({ token }: TestAgent, body: unknown) =>
  app.client<CompanyRecord>(companyEndpoints.create, { token, body });
const update = ({ token }: TestAgent, body: unknown) =>
  app.client<CompanyRecord>(companyEndpoints.update, { token, body });
const get = ({ token, userId }: TestAgent) =>
  app.client<CompanyRecord | null>(companyEndpoints.get, { token, query: { userId } });

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

test('20 equal registrations at once make one company; the others are told so', async () => {
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
])('a wrong %s is told beside its field', async (path, change, message) => {
  const agent = await registerAgent(app);
  const { status, problem } = await create(agent, { ...(await companyBody(app, agent)), ...change });
  expect([status, problem.errors]).toEqual([422, [{ path, message }]]);
});

test('today is the country\u2019s: a licence that ends today in Dubai has ended', async () => {
  const agent = await registerAgent(app);
  const day = (offset: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(
      app.clock.now().getTime() + offset * 86_400_000,
    );
  const body = await companyBody(app, agent);
  expect((await create(agent, { ...body, expireDate: day(0) })).status).toBe(422);
  expect((await create(agent, { ...body, expireDate: day(1) })).status).toBe(201);
});

test('another\u2019s file is answered as not found, and nothing is stored', async () => {
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

test('files of a company cannot be deleted; a replaced one can', async () => {
  const agent = await registerAgent(app);
  const body = await companyBody(app, agent);
  const { companyId } = (await create(agent, body)).result;
  const remove = (fileId: string) =>
    app.client(fileEndpoints.remove, { token: agent.token, query: { fileId } });
  expect((await remove(body.companyLogo)).status).toBe(409);
  const next = await uploadPicture(app, agent);
  expect((await update(agent, { companyId, companyLogo: next.id })).status).toBe(200);
  expect((await remove(body.companyLogo)).status).toBe(200);
  expect((await remove(next.id)).status).toBe(409);
});

test('a change made from an old version is refused', async () => {
  const agent = await registerAgent(app);
  const { companyId } = await addCompany(app, agent);
  const first = await update(agent, { companyId, companyAddress: 'Shop 5', version: 1 });
  expect([first.status, first.result.version, first.result.companyAddress]).toEqual([200, 2, 'Shop 5']);
  const late = await update(agent, { companyId, companyAddress: 'Shop 6', version: 1 });
  expect([late.status, late.problem.code]).toEqual([409, 'version_conflict']);
  expect((await get(agent)).result?.companyAddress).toBe('Shop 5');
});

test('of 20 changes of one version at once one wins', async () => {
  const agent = await registerAgent(app);
  const { companyId } = await addCompany(app, agent);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      update(agent, { companyId, companyAddress: `Shop ${index}`, version: 1 }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a rejected company, sent again, waits for a new decision; its history is kept', async () => {
  const agent = await registerAgent(app);
  const { companyId } = await addCompany(app, agent);
  await decideCompany(
    app.deps,
    { companyId, approvalStatus: 'REJECTED', rejectionReason: 'The licence is not legible.' },
    'test',
  );
  expect((await get(agent)).result).toMatchObject({
    approvalStatus: 'REJECTED',
    rejectionReason: 'The licence is not legible.',
  });
  expect(app.mails.to(agent.email).at(-1)?.text).toContain('The licence is not legible.');
  const again = await update(agent, { companyId, regNumber: 'CN-7654321' });
  expect(again.result).toMatchObject({
    approvalStatus: 'PENDING',
    rejectionReason: null,
    regNumber: 'CN-7654321',
  });
  const history = await app.db
    .selectFrom('companyDecisions')
    .select(['approvalStatus', 'reason', 'decidedBy'])
    .where('companyId', '=', companyId)
    .orderBy('id')
    .execute();
  expect(history).toEqual([
    { approvalStatus: 'REJECTED', reason: 'The licence is not legible.', decidedBy: 'test' },
    { approvalStatus: 'PENDING', reason: null, decidedBy: agent.userId },
  ]);
});

test('only an approved company is shown to anyone', async () => {
  const agent = await registerAgent(app);
  const { companyId, companyName } = await addCompany(app, agent);
  const seller = () => app.client(companyEndpoints.seller, { query: { companyId } });
  expect((await seller()).status).toBe(404);
  await decideCompany(app.deps, { companyId, approvalStatus: 'APPROVED' }, 'test');
  const { status, result } = await seller();
  expect(status).toBe(200);
  expect(Object.keys(result as object).sort()).toEqual([
    'accountType',
    'city',
    'companyId',
    'companyLanguages',
    'companyLogo',
    'companyName',
  ]);
  expect(result).toMatchObject({ companyName });
});
