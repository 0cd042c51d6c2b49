import { authEndpoints, CAPABILITIES_HEADER, limits, passkeyEndpoints } from '@portal/shared/contract';
import { accountCalls } from '../account/calls';
import { loginAs, registerAgent, type TestAgent } from '../harness/agents';
import { TestAuthenticator } from '../harness/authenticator';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { askSignIn, passkeyCalls, sendSignIn, signInWith } from './calls';

let app: TestApp;
beforeAll(async () => (app = await startTestApp()));
afterAll(() => app.close());

async function withPasskey(options = {}) {
  const agent = await registerAgent(app);
  const authenticator = new TestAuthenticator(options);
  const calls = passkeyCalls(app, agent);
  const added = await calls.add(authenticator);
  return { agent, authenticator, calls, added };
}
const subjects = ({ email }: TestAgent) => app.mails.to(email).map(({ subject }) => subject);
const kinds = async ({ token }: Pick<TestAgent, 'token'>) =>
  (await accountCalls(app, token).activity()).result.list.map(({ kind, subject }) => [kind, subject]);

test('a passkey is added after the password, signs in, is renamed and removed', async () => {
  const { agent, authenticator, calls, added } = await withPasskey({ isSynced: true });
  expect(added.status).toBe(201);
  expect(added.result.passkey).toMatchObject({ name: 'Front desk', isSynced: true, lastUsedAt: null });
  expect(added.result.recoveryCodes).toHaveLength(limits.recoveryCode.count);
  const { id } = added.result.passkey;

  const signedIn = await signInWith(app, authenticator);
  expect([signedIn.status, signedIn.result.userId]).toEqual([200, agent.userId]);
  expect((await accountCalls(app, signedIn.result.token).me()).status).toBe(200);
  expect((await calls.list()).list[0]?.lastUsedAt).toEqual(expect.any(String));

  expect((await calls.rename(id, 'Reception')).result.name).toBe('Reception');
  expect((await calls.remove(id, 'not the password')).problem.errors?.[0]?.path).toBe('currentPassword');
  expect((await calls.remove(id)).status).toBe(200);
  expect((await calls.remove(id)).status).toBe(404);
  expect((await calls.list()).list).toEqual([]);
  expect((await signInWith(app, authenticator)).status).toBe(401);
  expect(await kinds(agent)).toEqual([
    ['passkey_removed', 'Reception'],
    ['signed_in', 'Front desk'],
    ['recovery_codes_created', null],
    ['passkey_added', 'Front desk'],
    ['registered', null],
  ]);
  expect(subjects(agent)).toEqual(
    expect.arrayContaining([
      'A passkey was added to your account',
      'A passkey was removed from your account',
    ]),
  );
});

test('no passkey is added without the password, by a wrong answer, or by a repeated one', async () => {
  const { agent, authenticator, calls } = await withPasskey();
  expect((await calls.ask('not the password')).problem.errors?.[0]?.path).toBe('currentPassword');
  const options = (await calls.ask()).result;
  expect(options['excludeCredentials']).toMatchObject([{ id: authenticator.id.toString('base64url') }]);
  const forged = await calls.send(new TestAuthenticator().create({ ...options, challenge: 'bm90IG91cnM' }));
  expect([forged.status, forged.problem.code]).toEqual([422, 'code_expired']);
  const right = new TestAuthenticator().create(options);
  expect((await calls.send(right)).status).toBe(201);
  expect((await calls.send(right)).problem.code).toBe('code_expired');
  // The challenge of another account, and one's own in another session.
  const other = await registerAgent(app);
  const elsewhere = { ...agent, ...(await loginAs(app, agent)) };
  const requestOptions = (await calls.ask()).result;
  const answer = new TestAuthenticator().create(requestOptions);
  expect((await passkeyCalls(app, other).send(answer)).problem.code).toBe('code_expired');
  expect((await passkeyCalls(app, elsewhere).send(answer)).problem.code).toBe('code_expired');
  expect((await calls.send(answer)).status).toBe(201);
  expect((await calls.list()).list).toHaveLength(3);
});

test.each([
  ['another site', { rpId: 'evil.example' }],
  ['another origin', { origin: 'http://localhost:3999' }],
  ['a key that was only touched', { isVerifying: false }],
])('a passkey of %s is refused, for adding and for signing in', async (_case, options) => {
  const agent = await registerAgent(app);
  const wrong = await passkeyCalls(app, agent).add(new TestAuthenticator(options));
  expect([wrong.status, wrong.problem.code]).toEqual([422, 'invalid_input']);
  const right = await withPasskey();
  Object.assign(right.authenticator, { options });
  const refused = await signInWith(app, right.authenticator);
  expect([refused.status, refused.problem.code]).toEqual([401, 'wrong_credentials']);
});

test('a challenge is answered once, in time, and only by the agent who got it', async () => {
  const { authenticator } = await withPasskey();
  const answer = authenticator.get(await askSignIn(app));
  expect((await sendSignIn(app, answer)).status).toBe(200);
  expect((await sendSignIn(app, answer)).problem.code).toBe('code_expired');
  const late = await askSignIn(app);
  app.clock.advance(limits.passkey.challengeLife + 1000);
  expect((await sendSignIn(app, authenticator.get(late))).problem.code).toBe('code_expired');
  // A wrong answer also ends it.
  const options = await askSignIn(app);
  expect((await sendSignIn(app, new TestAuthenticator().get(options))).status).toBe(401);
  expect((await sendSignIn(app, authenticator.get(options))).problem.code).toBe('code_expired');
});

test('a passkey with a decreasing count was copied: it is refused, and the owner sees it', async () => {
  const { agent, authenticator } = await withPasskey();
  authenticator.counter = 10;
  expect((await signInWith(app, authenticator)).status).toBe(200);
  authenticator.counter = 5;
  expect((await signInWith(app, authenticator)).status).toBe(401);
  await app.deps.background.settled();
  expect((await kinds(agent))[0]).toEqual(['sign_in_failed', null]);
});

test('a signature of another key, and the handle of another account, are refused', async () => {
  const { authenticator } = await withPasskey();
  const thief = new TestAuthenticator();
  const answer = thief.get(await askSignIn(app));
  const { id, rawId } = authenticator.get({ challenge: 'x' });
  expect((await sendSignIn(app, { ...answer, id, rawId })).status).toBe(401);
  const own = authenticator.get(await askSignIn(app));
  const userHandle = Buffer.from('someone else').toString('base64url');
  expect((await sendSignIn(app, { ...own, response: { ...own.response, userHandle } })).status).toBe(401);
});

test('one passkey belongs to one account, and an account has ten at most', async () => {
  const { agent, authenticator, calls } = await withPasskey();
  const other = await registerAgent(app);
  expect((await passkeyCalls(app, other).add(authenticator)).problem.code).toBe('conflict');
  const requestOptions = await Promise.all(
    Array.from({ length: limits.passkey.perAccount + 1 }, async () => (await calls.ask()).result),
  );
  const answers = await Promise.all(
    requestOptions.map((options) => calls.send(new TestAuthenticator().create(options))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(limits.passkey.perAccount - 1);
  expect((await calls.ask()).problem.code).toBe('conflict');
  expect((await passkeyCalls(app, agent).list()).list).toHaveLength(limits.passkey.perAccount);
});

test('sign-in calls share the limit with those of the password', async () => {
  const limited = await startTestApp({ env: { RATE_LIMIT_AUTH: '3' } });
  try {
    const statuses = [];
    for (let calls = 0; calls < 3; calls += 1)
      statuses.push((await limited.client(passkeyEndpoints.signInOptions)).status);
    const body = { phoneNumber: '+971501234567', password: 'not the password' };
    statuses.push((await limited.client(authEndpoints.login, { body })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  } finally {
    await limited.close();
  }
});

test('without a public address there are no passkeys, and none are announced', async () => {
  const named = await startTestApp({ env: { PUBLIC_URL: 'https://portal.example' } });
  const unnamed = await startTestApp({ env: { PUBLIC_URL: 'http://192.0.2.1' } });
  try {
    const { result, headers } = await named.client(passkeyEndpoints.signInOptions);
    expect(result).toMatchObject({ rpId: 'portal.example' });
    expect(headers.get(CAPABILITIES_HEADER)).toContain('passkeys');
    const refused = await unnamed.client(passkeyEndpoints.signInOptions);
    expect(refused.status).toBe(501);
    expect(refused.headers.get(CAPABILITIES_HEADER)).not.toContain('passkeys');
  } finally {
    await Promise.all([named.close(), unnamed.close()]);
  }
});
