import {
  authEndpoints,
  srmCustomerEndpoints,
  tripPlanningEndpoints,
  userEndpoints,
} from '@portal/shared/contract';
import { addRequestedLink } from '../harness/customer-links';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
let supplier: Supplier;
beforeAll(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
});
afterAll(() => app.close());

const arabic = { 'accept-language': 'ar' };
const hindi = { 'accept-language': 'hi' };

test('a refusal is in the requested language, and in English for everybody else', async () => {
  const readRefusal = async (language?: string) =>
    (await app.client(userEndpoints.me, { headers: language ? { 'accept-language': language } : {} })).problem
      .detail;
  expect(await readRefusal()).toBe('Log in to continue.');
  expect(await readRefusal('ar')).toBe('سجّل الدخول للمتابعة.');
  expect(await readRefusal('hi-IN,hi;q=0.9,en;q=0.8')).toBe('आगे बढ़ने के लिए लॉग इन करें।');
  expect(await readRefusal('fr')).toBe('Log in to continue.');
});

test('a field error after the body was read is in the requested language', async () => {
  const { problem } = await app.client(authEndpoints.login, { body: { phoneNumber: '' }, headers: hindi });
  expect(problem.detail).toBe('कुछ जानकारी सही नहीं है। जाँचें और दोबारा कोशिश करें।');
  expect(problem.errors).toContainEqual({ path: 'password', message: 'यह जानकारी भरें।' });
});

test('a refusal after a database query is in the requested language', async () => {
  const wrong = { phoneNumber: '+971501112233', password: 'not the password' };
  const { problem } = await app.client(authEndpoints.login, { body: wrong, headers: arabic });
  expect(problem.detail).toBe('رقم الهاتف أو كلمة المرور غير صحيح.');
  const request = {
    query: { from: '2030-01-02T00:00:00.000Z', to: '2030-01-01T00:00:00.000Z' },
    token: supplier.token,
    headers: arabic,
  };
  const period = await app.client(tripPlanningEndpoints.calendar, request);
  expect(period.problem.errors?.[0]?.message).toBe('لا يجوز أن تسبق النهاية البداية.');
});

test('two simultaneous callers each get answers in their own language', async () => {
  const languages = ['ar', 'en', 'hi', 'ar', 'hi', 'en'];
  const wrong = { phoneNumber: '+971501112234', password: 'not the password' };
  const answers = await Promise.all(
    languages.map((language) =>
      app.client(authEndpoints.login, { body: wrong, headers: { 'accept-language': language } }),
    ),
  );
  const words = { en: /The phone number/, ar: /رقم الهاتف/, hi: /फ़ोन नंबर/ } as const;
  answers.forEach(({ problem }, index) =>
    expect(problem.detail).toMatch(words[languages[index] as keyof typeof words]),
  );
});

test('an account\u2019s mails are in the language of the person who requested them', async () => {
  const { email } = supplier;
  await app.client(authEndpoints.requestReset, { body: { email }, headers: arabic });
  await app.deps.background.settled();
  const mail = app.mails.to(email).at(-1);
  expect(mail?.subject).toBe('رمز إعادة تعيين كلمة المرور');
  expect(mail?.html).toContain('dir="rtl"');
  expect(app.mails.code(email)).toMatch(/^\d{6}$/);
});

test('the customer gets the desk\u2019s language and English', async () => {
  const ids = await addRequestedLink(app, supplier);
  const email = 'ravi@mail.example';
  const contact = { email, customerName: 'Ravi Kumar', countryCode: '+971', phoneNumber: '501112298' };
  const call = { body: { ...ids, ...contact }, token: supplier.token, headers: hindi };
  expect((await app.client(srmCustomerEndpoints.sendLink, call)).status).toBe(200);
  const mail = app.mails.to(email).at(-1);
  expect(mail?.subject).toMatch(/ को आपकी जानकारी चाहिए · .* asks for your details$/);
  expect(mail?.text).toMatch(/फ़ॉर्म खोलें:\nhttp[^]*Open the form:\nhttp/);
});
