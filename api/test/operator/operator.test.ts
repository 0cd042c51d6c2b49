import { authEndpoints, companyEndpoints, userEndpoints, type SignedIn } from '@portal/shared/contract';
import { readCommand, UsageError } from '../../src/operator/arguments';
import { runCommand } from '../../src/operator/commands';
import { addCompany, registerAgent } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const run = (...words: string[]) => runCommand(readCommand(words, ['ae']), new Map([['ae', app.deps]]));

test('the operator\u2019s list says when it is empty; then each company is a row', async () => {
  expect(await run('list')).toBe('There are no companies yet.');
  expect(await run('list', '--status', 'pending')).toBe('No company is pending.');
  const agent = await registerAgent(app);
  const { companyId, companyName } = await addCompany(app, agent);
  const lines = (await run('list', '--country', 'ae')).split('\n');
  expect(lines).toHaveLength(3);
  for (const cell of [companyId, 'PENDING', 'company', companyName, agent.email, agent.phoneNumber])
    expect(lines[2]).toContain(cell);
});

test('rejecting gives the reason to the agent; approving lets the agent in', async () => {
  const agent = await registerAgent(app);
  const { companyId } = await addCompany(app, agent);
  expect(await run('reject', companyId, '--reason', 'The licence is not legible.')).toContain('Rejected');
  const company = await app.client(companyEndpoints.get, {
    token: agent.token,
    query: { userId: agent.userId },
  });
  expect(company.result).toMatchObject({
    approvalStatus: 'REJECTED',
    rejectionReason: 'The licence is not legible.',
  });
  expect(await run('approve', companyId)).toContain('Approved');
  await expect(run('approve', companyId)).rejects.toThrow('This company is approved already.');
  expect(await run('list', '--status', 'APPROVED')).toContain(companyId);
});

test('an operator created here signs in and lists', async () => {
  const printed = await run(
    'create-operator',
    '--country',
    'ae',
    '--phone',
    '+971509876543',
    '--email',
    'Operator@Portal.example',
  );
  const password = /: (\S+)$/.exec(printed)?.[1] ?? '';
  const { result } = await app.client<SignedIn>(authEndpoints.login, {
    body: { phoneNumber: '+971509876543', password },
  });
  expect((await app.client(userEndpoints.me, { token: result.token })).result).toMatchObject({
    role: 'operator',
    email: 'operator@portal.example',
  });
  expect((await app.client(companyEndpoints.list, { token: result.token })).status).toBe(200);
  await expect(
    run('create-operator', '--country', 'ae', '--phone', '+971509876543', '--email', 'other@portal.example'),
  ).rejects.toThrow(/phone number exists/);
});

test.each([
  [['approve'], /companyId: Fill in this field/],
  [['approve', 'not-an-id'], /companyId: This id is not valid/],
  [['reject', '01890000-0000-7000-8000-000000000000'], /--reason: Fill in this field/],
  [['reject', '01890000-0000-7000-8000-000000000000', 'not', 'quoted'], /in quotes/],
  [['list', '--country', 'fr'], /--country must be ae/],
  [['list', '--status', 'maybe'], /--status must be PENDING, APPROVED, REJECTED/],
  [['create-operator', '--phone', '+971501234567', '--email', 'a@b.example'], /--country is needed/],
  [
    ['create-operator', '--country', 'ae', '--phone', '123', '--email', 'a@b.example'],
    /--phone: Enter a valid phone number/,
  ],
  [['destroy'], /There is no command "destroy"/],
  [['list', '--wrong'], /--wrong/],
  [['approve', '01890000-0000-7000-8000-000000000000'], /There is no company/],
])('the arguments %j get an explanation of the error', async (words, message) => {
  const failure = await Promise.resolve()
    .then(() => run(...words))
    .then(
      () => null,
      (error: unknown) => error,
    );
  expect(failure).toBeInstanceOf(UsageError);
  expect(String(failure)).toMatch(message);
});

test('a command without arguments shows the usage', async () => {
  expect(await run()).toMatch(/^Usage:/);
});
