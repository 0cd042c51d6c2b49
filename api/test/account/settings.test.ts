import { authEndpoints, limits } from '@portal/shared/contract';
import { loginAs, newRegistration, registerAgent, type TestAgent } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { accountCalls } from './calls';

let app: TestApp;
beforeAll(async () => (app = await startTestApp()));
afterAll(() => app.close());

const subjects = ({ email }: TestAgent) => app.mails.to(email).map(({ subject }) => subject);

test('a changed password ends every other session and sends a mail', async () => {
  const agent = await registerAgent(app);
  const elsewhere = await loginAs(app, agent);
  const calls = accountCalls(app, agent.token);
  expect((await calls.password(agent.password, 'an entirely new phrase')).status).toBe(200);
  expect((await calls.me()).status).toBe(200);
  expect((await accountCalls(app, elsewhere.token).me()).status).toBe(401);
  const refreshed = await app.client(authEndpoints.refresh, {
    body: { refreshToken: elsewhere.refreshToken },
  });
  expect(refreshed.status).toBe(401);
  expect((await app.client(authEndpoints.login, { body: agent })).status).toBe(401);
  await loginAs(app, { ...agent, password: 'an entirely new phrase' });
  expect(subjects(agent)).toContain('Your password was changed');
});

test('a password change refuses a wrong current password, a common new one, and the same one again', async () => {
  const agent = await registerAgent(app);
  const calls = accountCalls(app, agent.token);
  const wrong = await calls.password('not the password', 'an entirely new phrase');
  expect([wrong.status, wrong.problem.code, wrong.problem.errors?.[0]?.path]).toEqual([
    422,
    'wrong_credentials',
    'currentPassword',
  ]);
  const common = await calls.password(agent.password, 'password1');
  expect([common.status, common.problem.code]).toEqual([422, 'common_password']);
  const same = await calls.password(agent.password, agent.password);
  expect([same.status, same.problem.errors?.[0]?.path]).toEqual([422, 'password']);
  expect(subjects(agent)).not.toContain('Your password was changed');
  await loginAs(app, agent);
});

test('guesses count together with those of the login, and lock both', async () => {
  const agent = await registerAgent(app);
  const calls = accountCalls(app, agent.token);
  for (let tries = 0; tries < limits.login.failures; tries += 1)
    expect((await calls.password('not the password', 'an entirely new phrase')).status).toBe(422);
  const locked = await calls.leave(agent.password);
  expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect((await app.client(authEndpoints.login, { body: agent })).status).toBe(429);
});

test('a changed phone number is used for the login', async () => {
  const [agent, other] = [await registerAgent(app), await registerAgent(app)];
  const calls = accountCalls(app, agent.token);
  const { phoneNumber } = newRegistration(app);
  for (const [number, code, path] of [
    ['+971501', 'invalid_input', 'phoneNumber'],
    ['+97150000', 'invalid_input', 'phoneNumber'],
    [other.phoneNumber, 'phone_taken', 'phoneNumber'],
  ] as const) {
    const { problem } = await calls.phone(number, agent.password);
    expect([problem.code, problem.errors?.[0]?.path]).toEqual([code, path]);
  }
  expect((await calls.phone(phoneNumber, 'not the password')).problem.code).toBe('wrong_credentials');
  expect((await calls.phone(phoneNumber, agent.password)).result).toEqual({ phoneNumber });
  expect((await calls.me()).result.phoneNumber).toBe(phoneNumber);
  expect((await app.client(authEndpoints.login, { body: agent })).status).toBe(401);
  await loginAs(app, { ...agent, phoneNumber });
  expect(app.mails.to(agent.email).at(-1)?.text).toContain(phoneNumber);
});

test('sessions are listed by device and can be ended one by one', async () => {
  const agent = await registerAgent(app);
  const phone = await app.client<{ token: string; refreshToken: string }>(authEndpoints.login, {
    body: { phoneNumber: agent.phoneNumber, password: agent.password },
    headers: {
      'user-agent':
        'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36',
    },
  });
  const calls = accountCalls(app, agent.token);
  const { list } = (await calls.sessions()).result;
  expect(list.map(({ device, current }) => [device, current])).toEqual([
    ['Chrome on Android', false],
    [expect.any(String), true],
  ]);
  const stranger = await registerAgent(app);
  const id = list[0]?.id ?? '';
  expect((await accountCalls(app, stranger.token).end(id)).status).toBe(404);
  expect((await calls.end(id)).status).toBe(200);
  expect((await calls.end(id)).status).toBe(404);
  expect((await accountCalls(app, phone.result.token).me()).status).toBe(401);
  const { refreshToken } = phone.result;
  expect((await app.client(authEndpoints.refresh, { body: { refreshToken } })).status).toBe(401);
  expect((await calls.sessions()).result.list).toHaveLength(1);
});
