import { accountEndpoints, type PlanUse } from '@portal/shared/contract';
import { decideCompany } from '../../src/domains/company/record/approval';
import { readCommand, UsageError } from '../../src/operator/arguments';
import { runCommand } from '../../src/operator/commands';
import { registerAgent } from '../harness/agents';
import { addSupplier } from '../harness/enquiries';
import { addIndividual, addListing, listingCalls } from '../harness/listings';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
beforeAll(async () => (app = await startTestApp({ country: 'in' })));
afterAll(() => app.close());

const getPlan = ({ token }: { token: string }) => app.client<PlanUse>(accountEndpoints.plan, { token });
const operator = (...words: string[]) =>
  runCommand(readCommand(words, ['in']), new Map([['in' as const, app.deps]]));

test('a company begins with Starter, an individual owner with one listing', async () => {
  const [agent, owner] = [await addSupplier(app), await registerAgent(app)];
  await addIndividual(app, owner);
  await listingCalls(app, agent).show(await addListing(app, agent));
  expect((await getPlan(agent)).result).toEqual({ plan: 'STARTER', published: 1, limit: 10 });
  expect((await getPlan(owner)).result).toEqual({ plan: 'INDIVIDUAL', published: 0, limit: 1 });
  expect((await getPlan(await registerAgent(app))).status).toBe(404);
});

test('the operator changes a plan from the command line', async () => {
  const agent = await addSupplier(app);
  expect(await operator('plan', agent.companyId, 'business')).toContain('Plan BUSINESS');
  expect((await getPlan(agent)).result).toMatchObject({ plan: 'BUSINESS', limit: null });
  await expect(operator('plan', crypto.randomUUID(), 'PRO')).rejects.toThrow(UsageError);
  expect(() => readCommand(['plan', agent.companyId, 'gold'], ['in'])).toThrow('STARTER');
  expect(() => readCommand(['plan', 'x', 'PRO'], ['in'])).toThrow('companyId');
  expect(() => readCommand(['plan', agent.companyId, 'PRO', 'now'], ['in'])).toThrow('too much');
});

test('a rejected company\u2019s listings are taken down', async () => {
  const agent = await addSupplier(app);
  const calls = listingCalls(app, agent);
  await calls.show(await addListing(app, agent));
  await decideCompany(
    app.deps,
    { companyId: agent.companyId, approvalStatus: 'REJECTED', rejectionReason: 'The licence has ended.' },
    'test',
  );
  expect((await calls.list()).result.counts).toMatchObject({ all: 1, published: 0 });
});
