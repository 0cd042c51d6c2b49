import { authEndpoints, userEndpoints } from '@portal/shared/contract';
import { newRegistration, registerAgent } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ask = (token: string, email: string) =>
  app.client(authEndpoints.generateEmailOtp, { token, body: { email } });
const verify = (token: string, email: string, otp: string) =>
  app.client(authEndpoints.verifyEmailOtp, { token, body: { email, otp } });
const isVerified = async (token: string, email: string) =>
  (await app.client<{ isVerified: boolean }>(authEndpoints.isEmailVerified, { token, query: { email } }))
    .result.isVerified;

test('the code mailed to the new address changes it', async () => {
  const { token, email: before } = await registerAgent(app);
  const { email } = newRegistration(app);
  expect([await isVerified(token, before), await isVerified(token, email)]).toEqual([true, false]);
  expect((await ask(token, email)).status).toBe(200);
  expect((await verify(token, email, app.mails.code(email))).result).toEqual({ email });
  expect([await isVerified(token, before), await isVerified(token, email)]).toEqual([false, true]);
  expect((await app.client(userEndpoints.me, { token })).result).toMatchObject({ email });
});

test('the address of another account is refused, and so is the current one', async () => {
  const [agent, other] = [await registerAgent(app), await registerAgent(app)];
  expect((await ask(agent.token, other.email)).problem.code).toBe('email_taken');
  expect((await ask(agent.token, agent.email)).problem.code).toBe('conflict');
});

test('the code of another account changes nothing', async () => {
  const [agent, other] = [await registerAgent(app), await registerAgent(app)];
  const { email } = newRegistration(app);
  await ask(agent.token, email);
  expect((await verify(other.token, email, app.mails.code(email))).problem.code).toBe('code_expired');
  expect((await app.client(userEndpoints.me, { token: other.token })).result).toMatchObject({
    email: other.email,
  });
});

test('an address that was taken meanwhile is refused', async () => {
  const agent = await registerAgent(app);
  const registration = newRegistration(app);
  await ask(agent.token, registration.email);
  const code = app.mails.code(registration.email);
  const { result } = await app.client<{ registrationId: string }>(authEndpoints.sendOtp, {
    body: registration,
  });
  await app.client(authEndpoints.verifyOtp, {
    body: { ...result, email: registration.email, otp: app.mails.code(registration.email) },
  });
  const late = await verify(agent.token, registration.email, code);
  expect([late.status, late.problem.code]).toEqual([409, 'email_taken']);
});
