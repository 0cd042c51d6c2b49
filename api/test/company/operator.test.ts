import { authEndpoints, companyEndpoints } from '@portal/shared/contract';
import { addCompany, registerAgent, registerOperator, type TestAgent } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
let operator: TestAgent;
beforeAll(async () => {
  app = await startTestApp();
  operator = await registerOperator(app);
});
afterAll(() => app.close());

interface Page {
  list: { companyId: string; approvalStatus: string }[];
  total: number;
  totalNumberOfPages: number;
}
const list = (query: object) =>
  app.client<Page>(companyEndpoints.list, { token: operator.token, query: query as Record<string, unknown> });
const decide = (body: object, token = operator.token) => app.client(companyEndpoints.decide, { token, body });

test('the operator lists, searches and pages', async () => {
  const agents = [await registerAgent(app), await registerAgent(app), await registerAgent(app)];
  const companies = [];
  for (const agent of agents) companies.push(await addCompany(app, agent));
  const all = await list({ limit: 2 });
  expect([all.result.list.length, all.result.total, all.result.totalNumberOfPages]).toEqual([2, 3, 2]);
  const second = await list({ limit: 2, page: 2 });
  expect(new Set([...all.result.list, ...second.result.list].map(({ companyId }) => companyId))).toEqual(
    new Set(companies.map(({ companyId }) => companyId)),
  );
  const found = await list({ search: agents[1]?.email ?? '' });
  expect(found.result.list.map(({ companyId }) => companyId)).toEqual([companies[1]?.companyId]);
  expect((await list({ search: '%' })).result.total).toBe(0);
  expect((await list({ page: 'two' })).status).toBe(422);
  expect((await list({ limit: 101 })).status).toBe(422);
});

test('an operator approves and rejects once each, with mail and filter', async () => {
  const agent = await registerAgent(app);
  const { companyId } = await addCompany(app, agent);
  expect((await decide({ companyId, approvalStatus: 'REJECTED' })).problem.errors).toEqual([
    { path: 'rejectionReason', message: 'Fill in this field.' },
  ]);
  expect((await decide({ companyId, approvalStatus: 'APPROVED' })).result).toMatchObject({
    companyId,
    approvalStatus: 'APPROVED',
  });
  expect((await decide({ companyId, approvalStatus: 'APPROVED' })).status).toBe(409);
  expect((await list({ approvalStatus: 'APPROVED' })).result.list.map((row) => row.companyId)).toEqual([
    companyId,
  ]);
  expect(app.mails.to(agent.email).at(-1)?.subject).toBe('Your registration is approved');
  expect((await decide({ companyId: operator.userId, approvalStatus: 'APPROVED' })).status).toBe(404);
});

test('the mail is in the language the account was last used in, not in the operator’s', async () => {
  const agent = await registerAgent(app);
  const { companyId } = await addCompany(app, agent);
  const { phoneNumber, password } = agent;
  const signedIn = await app.client<{ refreshToken: string }>(authEndpoints.login, {
    body: { phoneNumber, password },
    headers: { 'accept-language': 'hi' },
  });
  await decide({ companyId, approvalStatus: 'REJECTED', rejectionReason: 'The licence cannot be read.' });
  expect(app.mails.to(agent.email).at(-1)?.subject).toBe('आपका रजिस्ट्रेशन मंज़ूर नहीं हुआ');
  const { refreshToken } = signedIn.result;
  await app.client(authEndpoints.refresh, { body: { refreshToken }, headers: { 'accept-language': 'ar' } });
  await decide({ companyId, approvalStatus: 'APPROVED' });
  expect(app.mails.to(agent.email).at(-1)?.subject).toBe('اعتُمد تسجيلك');
});

test('an agent may neither list nor decide, not even on their own company', async () => {
  const agent = await registerAgent(app);
  const { companyId } = await addCompany(app, agent);
  const listed = await app.client(companyEndpoints.list, { token: agent.token });
  const decided = await decide({ companyId, approvalStatus: 'APPROVED' }, agent.token);
  expect([listed.status, decided.status]).toEqual([403, 403]);
});
