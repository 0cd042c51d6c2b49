import {
  authEndpoints,
  companyEndpoints,
  limits,
  userEndpoints,
  type SignedIn,
} from '@portal/shared/contract';
import { newRegistration, registerAgent } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The last registration that each address started. */
const started = new Map<string, string>();
const send = async (body: { email?: string | undefined; [field: string]: unknown }) => {
  const sent = await app.client<{ registrationId: string }>(authEndpoints.sendOtp, { body });
  if (sent.status === 200 && body.email) started.set(body.email, sent.result.registrationId);
  return sent;
};
const verify = (email: string, otp: string, registrationId = started.get(email)) =>
  app.client<SignedIn>(authEndpoints.verifyOtp, { body: { email, otp, registrationId } });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test('the mailed code creates the account and signs in', async () => {
  const registration = newRegistration(app);
  const sent = await send(registration);
  expect(sent.status).toBe(200);
  expect(sent.result).toEqual({ resendAfter: 60, expiresIn: 600, registrationId: expect.any(String) });
  expect(
    await app.db.selectFrom('users').select('id').where('email', '=', registration.email).execute(),
  ).toEqual([]);

  const verified = await verify(registration.email, app.mails.code(registration.email));
  expect(verified.status).toBe(201);
  const me = await app.client(userEndpoints.me, { token: verified.result.token });
  expect(me.result).toMatchObject({
    id: verified.result.userId,
    email: registration.email,
    phoneNumber: registration.phoneNumber,
    role: 'agent',
  });
  const { userId } = verified.result;
  const company = await app.client(companyEndpoints.get, { token: verified.result.token, query: { userId } });
  expect(company.result).toBeNull();
});

test('passwords and codes are kept only as hashes', async () => {
  const registration = newRegistration(app);
  await send(registration);
  const code = app.mails.code(registration.email);
  const pending = await app.db
    .selectFrom('pendingRegistrations')
    .selectAll()
    .where('email', '=', registration.email)
    .executeTakeFirstOrThrow();
  expect(pending.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const stored = await app.db
    .selectFrom('oneTimeCodes')
    .selectAll()
    .where('email', '=', registration.email)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(stored)).not.toContain(code);
});

test('a wrong code is counted; after the fifth even the right code fails', async () => {
  const registration = newRegistration(app);
  await send(registration);
  const code = app.mails.code(registration.email);
  for (let left = limits.oneTimeCode.tries - 1; left > 0; left -= 1) {
    const { status, problem } = await verify(registration.email, wrong(code));
    expect([status, problem.code]).toEqual([422, 'wrong_code']);
    expect(problem.errors).toEqual([{ path: 'otp', message: problem.detail }]);
    expect(problem.detail).toContain(left === 1 ? 'One try is' : `${left} tries`);
  }
  expect((await verify(registration.email, wrong(code))).problem.code).toBe('too_many_tries');
  expect((await verify(registration.email, code)).problem.code).toBe('too_many_tries');
});

test('simultaneous guesses are counted one by one', async () => {
  const registration = newRegistration(app);
  await send(registration);
  const code = app.mails.code(registration.email);
  await Promise.all(Array.from({ length: 20 }, () => verify(registration.email, wrong(code))));
  expect((await verify(registration.email, code)).problem.code).toBe('too_many_tries');
});

test('a code expires after ten minutes, and works once', async () => {
  const late = newRegistration(app);
  await send(late);
  app.clock.advance(limits.oneTimeCode.life + 1000);
  expect((await verify(late.email, app.mails.code(late.email))).problem.code).toBe('code_expired');

  const agent = await registerAgent(app);
  expect((await verify(agent.email, app.mails.code(agent.email))).problem.code).toBe('code_expired');
});

test('one code that is used 20 times simultaneously makes one account', async () => {
  const registration = newRegistration(app);
  await send(registration);
  const code = app.mails.code(registration.email);
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(registration.email, code)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 201).map(({ problem }) => problem.code))).toEqual(
    new Set(['code_expired']),
  );
});

test('a new code is available after a minute, five an hour, and ends the previous one', async () => {
  const registration = newRegistration(app);
  await send(registration);
  const first = app.mails.code(registration.email);
  const soon = await send(registration);
  expect([soon.status, soon.problem.code]).toEqual([429, 'too_many_requests']);
  expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(50);

  for (let sent = 1; sent < limits.oneTimeCode.perHour; sent += 1) {
    app.clock.advance(limits.oneTimeCode.resendAfter + 1000);
    expect((await send(registration)).status).toBe(200);
  }
  const latest = app.mails.code(registration.email);
  if (latest !== first) expect((await verify(registration.email, first)).problem.code).toBe('wrong_code');
  app.clock.advance(limits.oneTimeCode.resendAfter + 1000);
  const sixth = await send(registration);
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect((await verify(registration.email, latest)).status).toBe(201);
});

test('one of 20 simultaneous requests mails a code', async () => {
  const registration = newRegistration(app);
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(registration)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(app.mails.to(registration.email)).toHaveLength(1);
});

test('one network address gets five codes an hour', async () => {
  const limited = await startTestApp({ env: { CODES_PER_HOUR_AND_IP: '5' } });
  try {
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1)
      statuses.push((await limited.client(authEndpoints.sendOtp, { body: newRegistration(limited) })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  } finally {
    await limited.close();
  }
});

test('a used e-mail address or phone number is reported on its field', async () => {
  const agent = await registerAgent(app);
  const sameEmail = await send({ ...newRegistration(app), email: agent.email.toUpperCase() });
  expect([sameEmail.status, sameEmail.problem.code, sameEmail.problem.errors?.[0]?.path]).toEqual([
    409,
    'email_taken',
    'email',
  ]);
  const samePhone = await send({ ...newRegistration(app), phoneNumber: agent.phoneNumber });
  expect([samePhone.status, samePhone.problem.code, samePhone.problem.errors?.[0]?.path]).toEqual([
    409,
    'phone_taken',
    'phoneNumber',
  ]);
});

test('the second of two registrations with one phone number is refused when it verifies', async () => {
  const one = newRegistration(app);
  const other = { ...newRegistration(app), phoneNumber: one.phoneNumber };
  await Promise.all([send(one), send(other)]);
  expect((await verify(one.email, app.mails.code(one.email))).status).toBe(201);
  const second = await verify(other.email, app.mails.code(other.email));
  expect([second.status, second.problem.code]).toEqual([409, 'phone_taken']);
});

test.each([
  ['password', { password: 'short' }, 'Use at least 8 characters.'],
  ['password', { password: 'x'.repeat(129) }, 'Use at most 128 characters.'],
  ['password', { password: 'Password1' }, 'This password is too common. Choose another.'],
  ['password', { password: 'qwertyuiop' }, 'This password is too common. Choose another.'],
  ['email', { email: 'not an address' }, 'Enter a valid e-mail address.'],
  ['phoneNumber', { phoneNumber: '+97112345' }, 'Enter a valid phone number.'],
  ['phoneNumber', { phoneNumber: '0501234567' }, 'Enter a valid phone number.'],
  ['countryCode', { countryCode: '+91' }, 'The country code does not fit the phone number.'],
  ['consent', { consent: false }, 'Accept the terms to continue.'],
  ['email', { email: undefined }, 'Fill in this field.'],
])('a wrong %s is reported on its field', async (path, change, message) => {
  const { status, problem } = await send({ ...newRegistration(app), ...change });
  expect(status).toBe(422);
  expect(problem.errors).toEqual([{ path, message }]);
});

test('another person who registers with the same address cannot set their password', async () => {
  const registration = newRegistration(app);
  await send(registration);
  const own = started.get(registration.email);
  app.clock.advance(limits.oneTimeCode.resendAfter);
  await send({ ...newRegistration(app), email: registration.email });
  const code = app.mails.code(registration.email);
  expect((await verify(registration.email, code, own)).problem.code).toBe('code_expired');
  const without = await app.client(authEndpoints.verifyOtp, {
    body: { email: registration.email, otp: code },
  });
  expect(without.problem.code).toBe('code_expired');
  const { id } = await app.db
    .selectFrom('pendingRegistrations')
    .select('id')
    .where('email', '=', registration.email)
    .executeTakeFirstOrThrow();
  expect(id).not.toBe(own);
  expect(
    await app.db.selectFrom('users').select('id').where('email', '=', registration.email).execute(),
  ).toEqual([]);
});
