import { authEndpoints, limits, userEndpoints, type Tokens } from '@portal/shared/contract';
import { loginAs, registerAgent } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const refresh = (refreshToken: string, headers = {}) =>
  app.client<Tokens>(authEndpoints.refresh, { body: { refreshToken }, headers });
const me = (token: string) => app.client(userEndpoints.me, { token });

test('a refresh returns a new pair; the old refresh token ends and the session continues', async () => {
  const agent = await registerAgent(app);
  const first = await refresh(agent.refreshToken);
  expect(first.status).toBe(200);
  expect(first.result.refreshToken).not.toBe(agent.refreshToken);
  expect((await me(first.result.token)).status).toBe(200);
  expect((await refresh(first.result.refreshToken)).status).toBe(200);
});

test('a second use of a token ends the whole family at once, and no other session', async () => {
  const agent = await registerAgent(app);
  const elsewhere = await loginAs(app, agent);
  const next = (await refresh(agent.refreshToken)).result;
  const replay = await refresh(agent.refreshToken);
  expect([replay.status, replay.problem.code]).toEqual([401, 'refresh_refused']);
  expect((await refresh(next.refreshToken)).status).toBe(401);
  expect((await me(next.token)).status).toBe(401);
  expect((await me(elsewhere.token)).status).toBe(200);
});

test('one of 20 simultaneous refreshes wins and the family ends', async () => {
  const agent = await registerAgent(app);
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(agent.refreshToken)));
  const winners = answers.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(19);
  expect((await refresh(winners[0]?.result.refreshToken ?? '')).status).toBe(401);
});

test('a client that lost the answer repeats with its Idempotency-Key and gets the same pair', async () => {
  const agent = await registerAgent(app);
  const headers = { 'idempotency-key': 'lost-answer' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(agent.refreshToken, headers)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const pairs = new Set(answers.map(({ result }) => result.refreshToken));
  expect(pairs.size).toBe(1);
  expect((await refresh([...pairs][0] ?? '')).status).toBe(200);
  const kept = await app.db.selectFrom('idempotencyKeys').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain([...pairs][0]);
});

test('a refresh token expires after thirty days, and an access token never refreshes', async () => {
  const agent = await registerAgent(app);
  expect((await refresh(agent.token)).status).toBe(401);
  expect((await refresh('rubbish')).status).toBe(401);
  app.clock.advance(limits.session.refreshTokenLife + 1000);
  expect((await refresh(agent.refreshToken)).problem.code).toBe('refresh_refused');
});

test('both tokens contain the user and an expiry', async () => {
  const agent = await registerAgent(app);
  for (const token of [agent.token, agent.refreshToken]) {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;
    expect(claims).toMatchObject({ userId: agent.userId, exp: expect.any(Number), aud: 'ae' });
  }
});

test('a refresh that is repeated with its key from another address keeps the session', async () => {
  const agent = await registerAgent(app);
  const key = { 'idempotency-key': 'left-the-wifi' };
  const first = await refresh(agent.refreshToken, { ...key, 'x-forwarded-for': '203.0.113.7' });
  const repeat = await refresh(agent.refreshToken, { ...key, 'x-forwarded-for': '198.51.100.9' });
  expect([repeat.status, repeat.result]).toEqual([200, first.result]);
  expect((await me(first.result.token)).status).toBe(200);
});
