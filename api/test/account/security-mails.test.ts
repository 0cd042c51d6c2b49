import { authEndpoints, type SignedIn } from '@portal/shared/contract';
import { newRegistration, registerAgent, type TestAgent } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { accountCalls } from './calls';

let app: TestApp;
beforeAll(async () => (app = await startTestApp({ env: { TRUST_PROXY: 'loopback' } })));
afterAll(() => app.close());

const chrome =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36';
const login = ({ phoneNumber, password }: TestAgent, ip: string, userAgent = chrome, language = 'en') =>
  app.client<SignedIn>(authEndpoints.login, {
    body: { phoneNumber, password },
    headers: { 'x-forwarded-for': ip, 'user-agent': userAgent, 'accept-language': language },
  });
const NEW_DEVICE = 'Your account is used on a new device';
const count = ({ email }: TestAgent, subject: string) =>
  app.mails.to(email).filter((mail) => mail.subject === subject).length;

test('a sign-in from a new device or network sends one mail', async () => {
  const agent = await registerAgent(app);
  await login(agent, '203.0.113.7');
  expect(count(agent, NEW_DEVICE)).toBe(1);
  const { text } = app.mails.to(agent.email).at(-1) ?? { text: '' };
  expect(text).toContain('Chrome on Android');
  expect(text).toContain('203.0.113.x');
  expect(text).not.toContain('203.0.113.7');
  await login(agent, '203.0.113.99');
  expect(count(agent, NEW_DEVICE)).toBe(1);
  await login(agent, '198.51.100.4');
  expect(count(agent, NEW_DEVICE)).toBe(2);
  await login(agent, '203.0.113.7', 'Mozilla/5.0 (Windows NT 10.0; rv:131.0) Gecko/20100101 Firefox/131.0');
  expect(count(agent, NEW_DEVICE)).toBe(3);
  await login({ ...agent, password: 'not the password' }, '192.0.2.1');
  expect(count(agent, NEW_DEVICE)).toBe(3);
});

test('the mail is in the language of the account, not in that of the new device', async () => {
  const agent = await registerAgent(app);
  await app.db.updateTable('users').set({ locale: 'hi' }).where('id', '=', agent.userId).execute();
  await login(agent, '203.0.113.7', chrome, 'ar');
  expect(app.mails.to(agent.email).at(-1)?.subject).toBe('आपका खाता एक नए डिवाइस पर इस्तेमाल हुआ');
});

test('a changed e-mail address sends a mail to both, and the mail to the old one does not name the new one', async () => {
  const agent = await registerAgent(app);
  const { email } = newRegistration(app);
  await app.client(authEndpoints.generateEmailOtp, { token: agent.token, body: { email } });
  const otp = app.mails.code(email);
  await app.client(authEndpoints.verifyEmailOtp, { token: agent.token, body: { email, otp: '000000' } });
  expect(count(agent, 'Your e-mail address was changed')).toBe(0);
  await app.client(authEndpoints.verifyEmailOtp, { token: agent.token, body: { email, otp } });
  expect(count(agent, 'Your e-mail address was changed')).toBe(1);
  expect(app.mails.to(agent.email).at(-1)?.text).not.toContain(email);
  expect(app.mails.to(email).at(-1)?.subject).toBe('Your e-mail address was changed');
});

test('a reset password sends a mail, in the account\u2019s language', async () => {
  const agent = await registerAgent(app);
  await app.client(authEndpoints.requestReset, { body: { email: agent.email } });
  await app.deps.background.settled();
  const { result } = await app.client<{ resetToken: string }>(authEndpoints.verifyReset, {
    body: { email: agent.email, otp: app.mails.code(agent.email) },
  });
  await app.db.updateTable('users').set({ locale: 'hi' }).where('id', '=', agent.userId).execute();
  await app.client(authEndpoints.resetPassword, { body: { ...result, password: 'an entirely new phrase' } });
  expect(app.mails.to(agent.email).at(-1)?.subject).toBe('आपका पासवर्ड बदल गया');
});

test('a changed phone number sends a mail that names the new one', async () => {
  const agent = await registerAgent(app);
  const { phoneNumber } = newRegistration(app);
  expect((await accountCalls(app, agent.token).phone(phoneNumber, agent.password)).status).toBe(200);
  expect(count(agent, 'Your phone number was changed')).toBe(1);
  expect(app.mails.to(agent.email).at(-1)?.text).toContain(phoneNumber);
});

test('a failed change sends no mail: the mail is written with the change', async () => {
  const [agent, other] = [await registerAgent(app), await registerAgent(app)];
  const before = app.mails.to(agent.email).length;
  expect((await accountCalls(app, agent.token).phone(other.phoneNumber, agent.password)).status).toBe(409);
  expect(app.mails.to(agent.email)).toHaveLength(before);
});
