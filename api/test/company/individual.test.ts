import { companyEndpoints, userEndpoints, type CompanyRecord } from '@portal/shared/contract';
import { companyBody, registerAgent, uploadPicture, type TestAgent } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let india: TestApp;
beforeAll(async () => {
  india = await startTestApp({ country: 'in' });
});
afterAll(() => india.close());

async function individualBody(app: TestApp, agent: TestAgent) {
  const [front, back] = [
    await uploadPicture(app, agent, 'document'),
    await uploadPicture(app, agent, 'document'),
  ];
  return {
    userId: agent.userId,
    accountType: 'individual' as const,
    licenseFront: front.id,
    licenseBack: back.id,
    expireDate: '2099-12-31',
    vehiclePlate: 'ka 01-ab 1234',
  };
}

const create = (app: TestApp, { token }: TestAgent, body: unknown) =>
  app.client<CompanyRecord>(companyEndpoints.create, { token, body });

test('an owner in India registers as an individual', async () => {
  const agent = await registerAgent(india);
  const { status, result } = await create(india, agent, await individualBody(india, agent));
  expect(status).toBe(201);
  expect(result).toMatchObject({
    accountType: 'individual',
    companyName: null,
    vehiclePlate: 'KA01AB1234',
    approvalStatus: 'PENDING',
  });
});

test('an owner in the UAE cannot register as an individual', async () => {
  const app = await startTestApp();
  try {
    const agent = await registerAgent(app);
    const { status, problem } = await create(app, agent, await individualBody(app, agent));
    expect([status, problem.errors?.[0]?.path]).toEqual([422, 'accountType']);
  } finally {
    await app.close();
  }
});

test('an individual has no company fields, and keeps an expiry date', async () => {
  const agent = await registerAgent(india);
  const { companyId } = (await create(india, agent, await individualBody(india, agent))).result;
  const update = (change: object) =>
    india.client(companyEndpoints.update, { token: agent.token, body: { companyId, ...change } });
  expect((await update({ companyName: 'Not mine' })).problem.errors?.[0]?.path).toBe('companyName');
  expect((await update({ expireDate: null })).problem.errors?.[0]?.path).toBe('expireDate');
  expect((await update({ vehiclePlate: '22 BH 1234 AA', regNumber: null })).result).toMatchObject({
    vehiclePlate: '22BH1234AA',
  });
  expect((await update({ vehiclePlate: 'X' })).problem.errors).toEqual([
    { path: 'vehiclePlate', message: 'Enter a valid number plate.' },
  ]);
});

test('a company in India registers like any other company', async () => {
  const agent = await registerAgent(india);
  expect((await create(india, agent, await companyBody(india, agent))).status).toBe(201);
});

test('only the user may read their country', async () => {
  const [agent, other] = [await registerAgent(india), await registerAgent(india)];
  const ask = (userId: string) =>
    india.client(userEndpoints.country, { token: agent.token, params: { userId } });
  expect((await ask(agent.userId)).result).toBe('India');
  expect((await ask(other.userId)).status).toBe(404);
});
