import { authEndpoints, limits, type SignedIn } from '@portal/shared/contract';
import { sql } from 'kysely';
import { deleteOldActivity, recordActivity } from '../../src/domains/identity/activity/record-activity';
import { newRegistration, registerAgent, type TestAgent } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { accountCalls } from './calls';

let app: TestApp;
beforeAll(async () => (app = await startTestApp({ env: { TRUST_PROXY: 'loopback' } })));
afterAll(() => app.close());

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';
const login = ({ phoneNumber, password }: TestAgent, ip: string, language = 'en') =>
  app.client<SignedIn>(authEndpoints.login, {
    body: { phoneNumber, password },
    headers: { 'x-forwarded-for': ip, 'user-agent': windows, 'accept-language': language },
  });
const read = async (token: string) => (await accountCalls(app, token).activity()).result.list;
const kinds = async (token: string) => (await read(token)).map(({ kind }) => kind);

test('the activity records who, what, when and from where for each step of an account, the newest first', async () => {
  const agent = await registerAgent(app);
  await login({ ...agent, password: 'not the password' }, '203.0.113.7');
  await app.deps.background.settled();
  const { token } = (await login(agent, '2001:db8:1:2:3:4:5:6')).result;
  const calls = accountCalls(app, token);
  await calls.password(agent.password, 'an entirely new phrase');
  await calls.phone(newRegistration(app).phoneNumber, 'an entirely new phrase');
  const other = await login(
    {
      ...agent,
      phoneNumber: (await calls.me()).result.phoneNumber ?? '',
      password: 'an entirely new phrase',
    },
    '203.0.113.9',
  );
  await accountCalls(app, other.result.token).leave('an entirely new phrase');
  const again = await login(
    {
      ...agent,
      phoneNumber: (await accountCalls(app, other.result.token).me()).result.phoneNumber ?? '',
      password: 'an entirely new phrase',
    },
    '203.0.113.9',
  );
  await accountCalls(app, again.result.token).stay();
  const sessions = (await accountCalls(app, again.result.token).sessions()).result.list;
  await accountCalls(app, again.result.token).end(sessions.find(({ current }) => !current)?.id ?? '');
  const list = await read(again.result.token);
  expect(
    list.map(({ kind, actor, device, network, subject, current }) => [
      kind,
      actor,
      device,
      network,
      subject,
      current,
    ]),
  ).toEqual([
    ['session_ended', 'agent', 'Unknown device', '127.0.0.x', 'Firefox on Windows', true],
    ['deletion_cancelled', 'agent', 'Unknown device', '127.0.0.x', null, true],
    ['signed_in', 'agent', 'Firefox on Windows', '203.0.113.x', null, true],
    ['deletion_planned', 'agent', 'Unknown device', '127.0.0.x', null, false],
    ['signed_in', 'agent', 'Firefox on Windows', '203.0.113.x', null, false],
    ['phone_changed', 'agent', 'Unknown device', '127.0.0.x', null, false],
    ['password_changed', 'agent', 'Unknown device', '127.0.0.x', null, false],
    ['signed_in', 'agent', 'Firefox on Windows', '2001:db8:1:x', null, false],
    ['sign_in_failed', 'unknown', 'Firefox on Windows', '203.0.113.x', null, false],
    ['registered', 'agent', 'Unknown device', '127.0.0.x', null, false],
  ]);
  expect(Date.parse(list[0]?.at ?? '')).not.toBeNaN();
});

test('signing out ends the session at once, and is recorded', async () => {
  const agent = await registerAgent(app);
  const { token } = (await login(agent, '203.0.113.7')).result;
  expect((await accountCalls(app, token).signOut()).status).toBe(200);
  expect((await accountCalls(app, token).me()).status).toBe(401);
  expect(await kinds(agent.token)).toEqual(['signed_out', 'signed_in', 'registered']);
});

test('a refresh token that is used twice ends its session, with nobody named as the cause', async () => {
  const agent = await registerAgent(app);
  const { refreshToken } = (await login(agent, '203.0.113.7')).result;
  for (let times = 0; times < 2; times += 1)
    await app.client(authEndpoints.refresh, { body: { refreshToken } });
  expect((await read(agent.token))[0]).toMatchObject({
    kind: 'session_ended',
    actor: 'portal',
    device: null,
    network: null,
    subject: 'Firefox on Windows',
  });
});

test('a reset and a new e-mail address are recorded too', async () => {
  const agent = await registerAgent(app);
  const { email } = newRegistration(app);
  await app.client(authEndpoints.generateEmailOtp, { token: agent.token, body: { email } });
  const otp = app.mails.code(email);
  await app.client(authEndpoints.verifyEmailOtp, { token: agent.token, body: { email, otp } });
  await app.client(authEndpoints.requestReset, { body: { email } });
  await app.deps.background.settled();
  const { result } = await app.client<{ resetToken: string }>(authEndpoints.verifyReset, {
    body: { email, otp: app.mails.code(email) },
  });
  const password = 'an entirely new phrase';
  await app.client(authEndpoints.resetPassword, { body: { ...result, password } });
  const { token } = (await login({ ...agent, password }, '203.0.113.7')).result;
  expect(await kinds(token)).toEqual(['signed_in', 'password_reset', 'email_changed', 'registered']);
});

test('the activity is paged, and nobody reads the activity of another agent', async () => {
  const [agent, other] = [await registerAgent(app), await registerAgent(app)];
  await login(agent, '203.0.113.7');
  await login(agent, '203.0.113.7');
  const calls = accountCalls(app, agent.token);
  const pages = [await calls.activity({ limit: 2 }), await calls.activity({ page: 2, limit: 2 })];
  expect(pages.map(({ result }) => result.list.map(({ kind }) => kind))).toEqual([
    ['signed_in', 'signed_in'],
    ['registered'],
  ]);
  expect(pages[0]?.result).toMatchObject({ total: 3, totalNumberOfPages: 2 });
  expect(await kinds(other.token)).toEqual(['registered']);
});

test('a stranger who guesses passwords cannot fill the list', async () => {
  const agent = await registerAgent(app);
  for (let tries = 0; tries < limits.account.failuresRecordedPerHour + 5; tries += 1)
    await login({ ...agent, password: 'not the password' }, `198.51.100.${tries}`);
  await app.deps.background.settled();
  const failed = (await accountCalls(app, agent.token).activity({ limit: 100 })).result.list;
  expect(failed.filter(({ kind }) => kind === 'sign_in_failed').length).toBeLessThanOrEqual(
    limits.account.failuresRecordedPerHour,
  );
});

test('the database refuses to change the activity, and to delete entries younger than a year', async () => {
  const agent = await registerAgent(app);
  const device = { network: '203.0.113.7', userAgent: windows };
  const old = { now: () => new Date(Date.now() - limits.account.activityLife - 60_000) };
  await recordActivity({ clock: old }, app.db, { userId: agent.userId, kind: 'signed_in', device });
  const own = sql`account_activity where user_id = ${agent.userId}`;
  for (const statement of [
    sql`update account_activity set network = null where user_id = ${agent.userId}`,
    sql`delete from ${own}`,
    sql`truncate account_activity`,
  ])
    await expect(statement.execute(app.db)).rejects.toMatchObject({ constraint: 'account_activity_kept' });
  expect(await kinds(agent.token)).toEqual(['registered', 'signed_in']);
  await deleteOldActivity(app.deps);
  expect(await kinds(agent.token)).toEqual(['registered']);
  await app.db.deleteFrom('users').where('id', '=', agent.userId).execute();
  expect((await sql`select 1 from ${own}`.execute(app.db)).rows).toHaveLength(0);
});
