import { companyEndpoints, fileEndpoints } from '@portal/shared/contract';
import { addCompany, companyBody, registerAgent, uploadPicture } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { decideCompany } from '../../src/domains/company/record/approval';
import { companyCalls } from './calls';

let app: TestApp;
let create: ReturnType<typeof companyCalls>['create'];
let update: ReturnType<typeof companyCalls>['update'];
let get: ReturnType<typeof companyCalls>['get'];
beforeAll(async () => {
  app = await startTestApp();
  ({ create, update, get } = companyCalls(app));
});
afterAll(() => app.close());

test('files of a company cannot be deleted; a replaced file can', async () => {
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

test('one of 20 simultaneous changes of one version wins', async () => {
  const agent = await registerAgent(app);
  const { companyId } = await addCompany(app, agent);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      update(agent, { companyId, companyAddress: `Shop ${index}`, version: 1 }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a rejected company that is sent again waits for a new decision; its history is kept', async () => {
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

test('only an approved company is public', async () => {
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
