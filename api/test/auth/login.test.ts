import { authEndpoints, limits, userEndpoints, type Problem } from '@portal/shared/contract';
import { registerAgent } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: 'loopback' } });
});
afterAll(() => app.close());

const login = (phoneNumber: string, password: string, ip = '198.51.100.1') =>
  app.client(authEndpoints.login, { body: { phoneNumber, password }, headers: { 'x-forwarded-for': ip } });
const words = ({ requestId: _each, ...rest }: Problem) => rest;

test('phone and password sign in; the token gives access to the own data', async () => {
  const agent = await registerAgent(app);
  const { status, result } = await login(agent.phoneNumber, agent.password);
  expect([status, (result as { userId: string }).userId]).toEqual([200, agent.userId]);
  const { token } = result as { token: string };
  expect((await app.client(userEndpoints.me, { token })).status).toBe(200);
});

test('the answer never says whether phone or password was wrong', async () => {
  const agent = await registerAgent(app);
  const wrongPassword = await login(agent.phoneNumber, 'not the password');
  const unknownPhone = await login('+971509999999', agent.password);
  expect([wrongPassword.status, unknownPhone.status]).toEqual([401, 401]);
  expect(words(wrongPassword.problem)).toEqual(words(unknownPhone.problem));
});

test.each(['known', 'unknown'])(
  'ten failures lock the pair of a %s account and the IP for 15 minutes',
  async (kind) => {
    const agent = await registerAgent(app);
    const phoneNumber = kind === 'known' ? agent.phoneNumber : '+971508888888';
    const ip = kind === 'known' ? '198.51.100.2' : '198.51.100.3';
    for (let failed = 0; failed < limits.login.failures; failed += 1)
      expect((await login(phoneNumber, 'wrong', ip)).status).toBe(401);
    const locked = await login(phoneNumber, agent.password, ip);
    expect([locked.status, locked.problem.code]).toEqual([429, 'too_many_requests']);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);
    if (kind === 'unknown') return;
    expect((await login(phoneNumber, agent.password, '198.51.100.4')).status).toBe(200);
    app.clock.advance(limits.login.lock + 1000);
    expect((await login(phoneNumber, agent.password, ip)).status).toBe(200);
  },
);

test('simultaneous guesses cannot avoid the lock', async () => {
  const agent = await registerAgent(app);
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => login(agent.phoneNumber, 'wrong', '198.51.100.5')),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(limits.login.failures);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - limits.login.failures);
});

test('a success clears earlier failures', async () => {
  const agent = await registerAgent(app);
  const ip = '198.51.100.6';
  for (let round = 0; round < 2; round += 1) {
    for (let failed = 0; failed < limits.login.failures - 1; failed += 1)
      await login(agent.phoneNumber, 'wrong', ip);
    expect((await login(agent.phoneNumber, agent.password, ip)).status).toBe(200);
  }
});

test('an access token ends after fifteen minutes, and a forged or foreign one never works', async () => {
  const agent = await registerAgent(app);
  const status = async (token: string) => (await app.client(userEndpoints.me, { token })).status;
  expect(await status(agent.token)).toBe(200);
  expect(await status(agent.refreshToken)).toBe(401);
  expect(await status(`${agent.token.slice(0, -2)}xx`)).toBe(401);
  const [, payload] = agent.token.split('.');
  const unsigned = `${Buffer.from('{"alg":"none","typ":"access+jwt"}').toString('base64url')}.${payload}.`;
  expect(await status(unsigned)).toBe(401);
  app.clock.advance(limits.session.accessTokenLife + 1000);
  expect(await status(agent.token)).toBe(401);
});

test('a token of one country does not work in another', async () => {
  const india = await startTestApp({ country: 'in' });
  try {
    const agent = await registerAgent(india);
    expect((await india.client(userEndpoints.me, { token: agent.token })).status).toBe(200);
    expect((await app.client(userEndpoints.me, { token: agent.token })).status).toBe(401);
  } finally {
    await india.close();
  }
});
