import { authEndpoints, limits, passkeyEndpoints } from '@portal/shared/contract';
import { sql } from 'kysely';
import { accountCalls } from '../account/calls';
import { loginAs, registerAgent, type TestAgent } from '../harness/agents';
import { TestAuthenticator } from '../harness/authenticator';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { passkeyCalls } from './calls';

let app: TestApp;
beforeAll(async () => (app = await startTestApp({ env: { TRUST_PROXY: 'loopback' } })));
afterAll(() => app.close());

const redeem = (email: string, recoveryCode: string, ip = '203.0.113.7') =>
  app.client<{ resetToken: string }>(passkeyEndpoints.redeemRecoveryCode, {
    body: { email, recoveryCode },
    headers: { 'x-forwarded-for': ip },
  });
const create = async (agent: TestAgent) => (await passkeyCalls(app, agent).codes()).result.codes;
const left = async (agent: Pick<TestAgent, 'token' | 'password'>) =>
  (await passkeyCalls(app, agent).list()).recoveryCodesLeft;

test('a recovery code replaces the mailed one: it sets a new password, once', async () => {
  const agent = await registerAgent(app);
  expect(await left(agent)).toBeNull();
  const codes = await create(agent);
  expect(codes).toHaveLength(limits.recoveryCode.count);
  expect(codes[0]).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  const code = codes[0] ?? '';
  const typed = ` ${code.toLowerCase().replace('-', ' ').replace(/0/g, 'o').replace(/1/g, 'l')} `;
  const { status, result } = await redeem(agent.email, typed);
  expect(status).toBe(200);
  const password = 'an entirely new phrase';
  const body = { ...result, password };
  expect((await app.client(authEndpoints.resetPassword, { body })).status).toBe(200);
  expect((await app.client(authEndpoints.resetPassword, { body })).problem.code).toBe('code_expired');
  // Every session has ended.
  expect((await accountCalls(app, agent.token).me()).status).toBe(401);
  const { token } = await loginAs(app, { ...agent, password });
  expect(await left({ token, password })).toBe(limits.recoveryCode.count - 1);
  expect((await redeem(agent.email, code)).problem).toMatchObject({
    code: 'wrong_code',
    errors: [{ path: 'recoveryCode' }],
  });
  const { list } = (await accountCalls(app, token).activity()).result;
  expect(list.map(({ kind }) => kind)).toEqual([
    'signed_in',
    'password_reset',
    'recovery_code_used',
    'recovery_codes_created',
    'registered',
  ]);
  expect(app.mails.to(agent.email).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      'Your account has new recovery codes',
      'A recovery code of your account was used',
    ]),
  );
});

test('recovery codes work only for their account, end with new ones, and cannot be read in the database', async () => {
  const [agent, other] = [await registerAgent(app), await registerAgent(app)];
  const [old] = await create(agent);
  expect((await redeem(other.email, old ?? '')).status).toBe(422);
  const fresh = await create(agent);
  expect((await redeem(agent.email, old ?? '')).status).toBe(422);
  const { rows } = await sql<{ row: string }>`select row::text from recovery_codes as row`.execute(app.db);
  for (const code of fresh) {
    const plain = code.replace('-', '');
    expect(rows.some(({ row }) => row.includes(code) || row.includes(plain))).toBe(false);
  }
  expect((await passkeyCalls(app, agent).codes('not the password')).problem.code).toBe('wrong_credentials');
});

test('the first passkey creates recovery codes, the second leaves them unchanged', async () => {
  const agent = await registerAgent(app);
  const calls = passkeyCalls(app, agent);
  const first = await calls.add(new TestAuthenticator());
  expect((await calls.add(new TestAuthenticator())).result.recoveryCodes).toBeNull();
  expect((await redeem(agent.email, first.result.recoveryCodes?.[0] ?? '')).status).toBe(200);
});

test('an unknown address is refused like a wrong code, and tries are counted', async () => {
  const agent = await registerAgent(app);
  const [code = ''] = await create(agent);
  const [wrong, unknown] = [
    await redeem(agent.email, 'AAAAA-AAAAA', '198.51.100.1'),
    await redeem('nobody@rental.example', 'AAAAA-AAAAA', '198.51.100.1'),
  ];
  expect([wrong.status, wrong.problem.detail]).toEqual([unknown.status, unknown.problem.detail]);
  for (let tries = 1; tries < limits.recoveryCode.tries; tries += 1)
    expect((await redeem(agent.email, 'AAAAA-AAAAA', '198.51.100.1')).status).toBe(422);
  const locked = await redeem(agent.email, code, '198.51.100.1');
  expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  // Tries of a stranger lock the stranger out, not the owner.
  expect((await redeem(agent.email, code, '203.0.113.50')).status).toBe(200);
});

test('one of two simultaneous uses of a code succeeds', async () => {
  const agent = await registerAgent(app);
  const [code = ''] = await create(agent);
  const answers = await Promise.all([redeem(agent.email, code), redeem(agent.email, code, '203.0.113.8')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});
