import { authEndpoints, limits } from '@portal/shared/contract';
import { loginAs, registerAgent, type TestAgent } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { createTestDatabase } from '../harness/test-database';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

/** The tests come from this machine, whose header the server trusts for the client's address. */
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const stranger = (number: number) => `198.51.100.${number}`;
const owner = '203.0.113.7';

const requestReset = (email: string, address: string) =>
  app.client(authEndpoints.requestReset, { body: { email }, ...from(address) });
const verifyReset = (email: string, otp: string, address: string) =>
  app.client<{ resetToken: string }>(authEndpoints.verifyReset, { body: { email, otp }, ...from(address) });
const logIn = ({ phoneNumber }: TestAgent, password: string, address: string) =>
  app.client(authEndpoints.login, { body: { phoneNumber, password }, ...from(address) });

async function readMailedCode(email: string): Promise<string> {
  await app.deps.background.settled();
  return app.mails.code(email);
}

test('strangers who request and guess codes do not block the owner’s reset', async () => {
  const agent = await registerAgent(app);
  expect((await requestReset(agent.email, owner)).status).toBe(200);
  const code = await readMailedCode(agent.email);
  const wrong = code === '000000' ? '000001' : '000000';
  for (const number of [1, 2, 3, 4])
    expect((await requestReset(agent.email, stranger(number))).status).toBe(200);
  for (const number of [1, 2, 3, 5, 6]) {
    const refusals: string[] = [];
    for (let tries = 0; tries <= limits.oneTimeCode.tries; tries += 1)
      refusals.push((await verifyReset(agent.email, wrong, stranger(number))).problem.code);
    expect(refusals.at(0)).toBe('wrong_code');
    expect(refusals.at(-1)).toBe('too_many_tries');
  }
  expect((await verifyReset(agent.email, code, owner)).status).toBe(200);
});

test('the owner may request a code on one network and finish on another', async () => {
  const agent = await registerAgent(app);
  await requestReset(agent.email, owner);
  expect((await verifyReset(agent.email, await readMailedCode(agent.email), '203.0.113.200')).status).toBe(
    200,
  );
});

test('an inbox is not flooded, even from many networks', async () => {
  const agent = await registerAgent(app);
  // The registration used one.
  const allowed = limits.oneTimeCode.perHourOverall - 1;
  for (let number = 1; number <= allowed; number += 1)
    expect((await requestReset(agent.email, stranger(number))).status).toBe(200);
  expect((await requestReset(agent.email, stranger(200))).status).toBe(429);
});

test('guesses from many networks slow each of these down and lock nobody else out', async () => {
  const agent = await registerAgent(app);
  const { failuresUnderAttack, attackFailures } = limits.login;
  const networks = attackFailures / failuresUnderAttack;
  for (let number = 1; number <= networks; number += 1)
    for (let tries = 0; tries < failuresUnderAttack; tries += 1)
      expect((await logIn(agent, 'a wrong phrase', stranger(number))).status).toBe(401);
  const refused = await logIn(agent, 'a wrong phrase', stranger(1));
  expect([refused.status, refused.problem.code]).toEqual([429, 'too_many_requests']);
  expect((await logIn(agent, agent.password, owner)).status).toBe(200);
});

test('all addresses of an IPv6 network count as one', async () => {
  const agent = await registerAgent(app);
  for (let host = 1; host <= limits.login.failures; host += 1)
    expect((await logIn(agent, 'a wrong phrase', `2001:db8:1:2::${host}`)).status).toBe(401);
  expect((await logIn(agent, agent.password, '2001:db8:1:2:ffff::1')).status).toBe(429);
  expect((await logIn(agent, agent.password, '2001:db8:1:3::1')).status).toBe(200);
});

test('several servers of a database count sign-ins together', async () => {
  const database = await createTestDatabase();
  const env = { RATE_LIMIT_AUTH: '4' };
  const servers = await Promise.all([0, 1].map(() => startTestApp({ databaseUrl: database.url, env })));
  try {
    const [one, other] = servers;
    if (one === undefined || other === undefined) throw new Error('Two servers were started');
    const agent = await registerAgent(one);
    const statuses: number[] = [];
    for (const server of [one, other, one, other])
      statuses.push(
        (await server.client(authEndpoints.login, { body: { ...agent, password: 'a wrong phrase' } })).status,
      );
    // The registration took two of the calls.
    expect(statuses).toEqual([401, 401, 429, 429]);
    one.clock.advance(61_000);
    expect(await loginAs(one, agent)).toMatchObject({ userId: agent.userId });
  } finally {
    for (const server of servers) await server.close();
    await database.drop();
  }
});
