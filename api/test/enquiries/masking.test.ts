import { enquiryEndpoints, portfolioEndpoints, type EnquiryDetails } from '@portal/shared/contract';
import { maskEmail, maskPhone, maskText } from '../../src/domains/enquiries/mask';
import { loginAs } from '../harness/agents';
import { addSupplier, enquiryCalls, sendEnquiry, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
let agent: Supplier;
let calls: ReturnType<typeof enquiryCalls>;
beforeAll(async () => {
  app = await startTestApp();
  agent = await addSupplier(app);
  calls = enquiryCalls(app, agent);
});
afterAll(() => app.close());

const message = 'Call me: +971 50 111 2267 or anna.petrova@gmail.com, 3 days please';
const secrets = ['anna.petrova', 'gmail', '1112267', '111 2267'];
const details = async (enquiryId: string) =>
  app.client<EnquiryDetails>(enquiryEndpoints.get, { token: agent.token, params: { enquiryId } });

test('contact data is masked in every answer until the enquiry is unlocked', async () => {
  const id = await sendEnquiry(app, { agentId: agent.agentId, message });
  const range = { token: agent.token };
  const answers = [
    await calls.list(),
    await details(id),
    await app.client(portfolioEndpoints.queries, range),
  ];
  for (const { status, text } of answers) {
    expect([status, text.includes(id)]).toEqual([200, true]);
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
  expect((await details(id)).result).toMatchObject({
    phone: '+971 \u2022\u2022 \u2022\u2022\u2022 \u2022\u202267',
    email: 'a\u2022\u2022\u2022@g\u2022\u2022\u2022.com',
    message: 'Call me: \u2022\u2022\u2022 or \u2022\u2022\u2022, 3 days please',
    isMasked: true,
  });
  const { result } = await calls.visibility(id, { action: 'mark_agentview' });
  expect(result).toMatchObject({
    phone: '+971501112267',
    email: 'anna.petrova@gmail.com',
    message,
    isMasked: false,
  });
});

test('masking can be turned on and off; a repeat makes no event', async () => {
  const id = await sendEnquiry(app, { agentId: agent.agentId });
  await calls.visibility(id, { action: 'mark_agentview' });
  const masked = await calls.visibility(id, { action: 'enable_masking' });
  expect([masked.status, masked.result.isMasked, masked.result.status]).toEqual([200, true, 'AGENTVIEW']);
  expect(masked.text).not.toContain('anna.petrova');
  expect((await calls.visibility(id, { action: 'enable_masking' })).status).toBe(200);
  const shown = await calls.visibility(id, { action: 'disable_masking' });
  expect(shown.result).toMatchObject({ isMasked: false, email: 'anna.petrova@gmail.com' });
  expect((await details(id)).result.history.map(({ change }) => change)).toEqual([
    'created',
    'status',
    'masked',
    'unmasked',
  ]);
});

const unlock = (id: string) => calls.visibility(id, { action: 'mark_agentview' });
const cancel = async (id: string) => {
  await unlock(id);
  await calls.visibility(id, { action: 'mark_contacted' });
  await calls.visibility(id, { action: 'enable_masking' });
  await calls.status(id, { status: 'CANCELLED' });
};
/** With a new session, since sessions use the same clock. */
const expire = async () => {
  app.clock.advance(31 * 60_000);
  agent = { ...agent, token: (await loginAs(app, agent)).token };
  calls = enquiryCalls(app, agent);
};

test.each([
  ['new', async () => undefined, /^Unlock this enquiry first\.$/],
  ['expired', expire, /^This enquiry expired on /],
  ['cancelled', cancel, /^This enquiry was cancelled by /],
])('an enquiry that is %s is not unmasked by any request', async (_name, prepare, detail) => {
  const id = await sendEnquiry(app, { agentId: agent.agentId, message });
  await prepare(id);
  const { status } = (await details(id)).result;
  for (const body of [{ isMasked: false }, { action: 'disable_masking' }, { isMasked: false, status }]) {
    const answer = await calls.visibility(id, body);
    expect(answer.status).toBe(status === 'CANCELLED' && 'status' in body ? 422 : 409);
    if (answer.status === 409) expect(answer.problem.detail).toMatch(detail);
    for (const secret of secrets) expect(answer.text).not.toContain(secret);
  }
  expect((await details(id)).result).toMatchObject({ status, isMasked: true });
  const forced = app.db.updateTable('enquiries').set({ isMasked: false }).where('id', '=', id).execute();
  await expect(forced).rejects.toMatchObject({ code: '23514' });
});

test('an unlocked enquiry stays readable when it is cancelled', async () => {
  const id = await sendEnquiry(app, { agentId: agent.agentId });
  await unlock(id);
  await calls.visibility(id, { action: 'mark_contacted' });
  const { result } = await calls.status(id, { status: 'CANCELLED' });
  expect(result).toMatchObject({ isMasked: false, email: 'anna.petrova@gmail.com' });
  expect((await calls.visibility(id, { action: 'disable_masking' })).status).toBe(200);
});

test.each([
  ['+919812345678', '+91 \u2022\u2022\u2022\u2022\u2022 \u2022\u2022\u202278'],
  ['+12025550143', '+1 \u2022\u2022\u2022 \u2022\u2022\u2022 \u2022\u202243'],
])('%s is shown as %s', (phone, shown) => expect(maskPhone(phone)).toBe(shown));

test.each([
  ['a@b.ae', 'a\u2022\u2022\u2022@b\u2022\u2022\u2022.ae'],
  ['long.name@mail.example.co.in', 'l\u2022\u2022\u2022@m\u2022\u2022\u2022.in'],
])('%s is shown as %s', (email, shown) => expect(maskEmail(email)).toBe(shown));

test('phone numbers in other scripts are found in a text; prices and dates stay', () => {
  expect(
    maskText('\u0627\u062a\u0635\u0644 \u0660\u0665\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667'),
  ).not.toMatch(/\p{Nd}/u);
  expect(maskText('650 a day from 2026-05-02, two seats')).toBe('650 a day from 2026-05-02, two seats');
});
