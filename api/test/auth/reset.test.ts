import { authEndpoints, limits, userEndpoints, type Problem } from '@portal/shared/contract';
import { loginAs, newRegistration, registerAgent } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ask = (email: string) => app.client(authEndpoints.requestReset, { body: { email } });
const verify = (email: string, otp: string) =>
  app.client<{ resetToken: string }>(authEndpoints.verifyReset, { body: { email, otp } });
const set = (resetToken: string, password: string) =>
  app.client(authEndpoints.resetPassword, { body: { resetToken, password } });
const words = ({ requestId: _each, ...rest }: Problem) => rest;

async function requestResetToken(email: string): Promise<string> {
  await ask(email);
  await app.deps.background.settled();
  return (await verify(email, app.mails.code(email))).result.resetToken;
}

test('a reset takes e-mail, code and new password; every session of the account ends', async () => {
  const agent = await registerAgent(app);
  const elsewhere = await loginAs(app, agent);
  expect((await set(await requestResetToken(agent.email), 'an entirely new phrase')).status).toBe(200);
  for (const { token } of [agent, elsewhere])
    expect((await app.client(userEndpoints.me, { token })).status).toBe(401);
  expect(
    (await app.client(authEndpoints.refresh, { body: { refreshToken: elsewhere.refreshToken } })).status,
  ).toBe(401);
  expect((await app.client(authEndpoints.login, { body: agent })).status).toBe(401);
  const signedIn = await loginAs(app, { ...agent, password: 'an entirely new phrase' });
  expect(signedIn.userId).toBe(agent.userId);
});

test('an unknown address gets the same answer at every step, and no mail', async () => {
  const agent = await registerAgent(app);
  const unknown = newRegistration(app).email;
  const mailsBefore = app.mails.to(agent.email).length;
  const steps = async (email: string) => {
    const answers = [await ask(email), await ask(email)];
    for (let tries = 0; tries <= limits.oneTimeCode.tries; tries += 1)
      answers.push(await verify(email, '000000'));
    return answers.map(({ status, result, problem }) =>
      status === 200 ? [status, result] : [status, words(problem)],
    );
  };
  const [known, other] = [await steps(agent.email), await steps(unknown)];
  expect(other).toEqual(known);
  await app.deps.background.settled();
  expect(app.mails.to(unknown)).toEqual([]);
  expect(app.mails.to(agent.email)).toHaveLength(mailsBefore + 1);
});

test('the reset token works once, even in 20 simultaneous calls, and for ten minutes', async () => {
  const agent = await registerAgent(app);
  const token = await requestResetToken(agent.email);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => set(token, `another phrase ${index}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await set(token, 'a later phrase')).problem.code).toBe('code_expired');

  const late = await registerAgent(app);
  const lateToken = await requestResetToken(late.email);
  app.clock.advance(limits.oneTimeCode.life + 1000);
  expect((await set(lateToken, 'a later phrase')).problem.code).toBe('code_expired');
});

test('a common password is refused and the reset token stays valid', async () => {
  const agent = await registerAgent(app);
  const token = await requestResetToken(agent.email);
  const refused = await set(token, '1234567890');
  expect([refused.status, refused.problem.code]).toEqual([422, 'common_password']);
  expect((await set(token, 'a phrase less common')).status).toBe(200);
});

test('an access token does not work as a reset token', async () => {
  const agent = await registerAgent(app);
  expect((await set(agent.token, 'a phrase less common')).problem.code).toBe('code_expired');
});
