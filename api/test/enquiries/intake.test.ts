import { enquiryEndpoints, type EnquiryDetails } from '@portal/shared/contract';
import { addCompany, registerAgent } from '../harness/agents';
import { addSupplier, findAgentId, enquiryBody, sendEnquiry, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
let agent: Supplier;
beforeAll(async () => {
  app = await startTestApp();
  agent = await addSupplier(app);
});
afterAll(() => app.close());

const post = (change: object, headers: Record<string, string> = {}) =>
  app.client<{ _id: string }>(enquiryEndpoints.create, {
    body: enquiryBody(app, { companyId: agent.companyId, ...change }),
    headers,
  });
const details = async (enquiryId: string) => {
  const options = { token: agent.token, params: { enquiryId } };
  return (await app.client<EnquiryDetails>(enquiryEndpoints.get, options)).result;
};
const rowCount = async () =>
  (await app.db.selectFrom('enquiries').select('id').where('userId', '=', agent.userId).execute()).length;

test.each([
  ['HTML', { message: '<script>alert(1)</script>', name: '<b>Anna</b>' }],
  [
    'Arabic',
    {
      message: '\u0647\u0644 \u0627\u0644\u0633\u064a\u0627\u0631\u0629 \u0645\u062a\u0627\u062d\u0629\u061f',
      name: '\u0641\u0627\u0637\u0645\u0629',
    },
  ],
  [
    'Hindi',
    {
      message:
        '\u0915\u094d\u092f\u093e \u0917\u093e\u0921\u093c\u0940 \u0916\u093e\u0932\u0940 \u0939\u0948?',
      name: '\u0930\u094b\u0939\u0928',
    },
  ],
])('%s is stored as plain text', async (_name, text) => {
  const { status, result } = await post(text);
  expect(status).toBe(201);
  expect(await details(result._id)).toMatchObject({ ...text, status: 'NEW', isMasked: true });
});

test('an enquiry may have an address or coordinates, dates or moments, and no rates at all', async () => {
  const car = { vehicleModel: 'Yaris', location: [55.2708, 25.2048] };
  const rentalStartDate = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  const { result } = await post({ car, rentalStartDate, rentalEndDate: rentalStartDate });
  expect(await details(result._id)).toMatchObject({ car, rentalStartDate, rentalEndDate: rentalStartDate });
});

test.each([
  ['name', { name: 'x'.repeat(5000) }, 'Use at most 120 characters.'],
  ['message', { message: 'x'.repeat(5000) }, 'Use at most 2000 characters.'],
  [
    'rentalEndDate',
    { rentalStartDate: '2099-01-02', rentalEndDate: '2099-01-01' },
    'The end must not be before the start.',
  ],
  ['rentalStartDate', { rentalStartDate: '2020-01-01' }, 'Choose today or a later day.'],
  [
    'rentalStartDate',
    { rentalStartDate: '2999-01-01', rentalEndDate: '2999-01-02' },
    'Choose a day within the next two years.',
  ],
  ['rentalEndDate', { rentalEndDate: '2999-01-02' }, 'Choose at most 366 days.'],
  ['phone', { phone: '+9711' }, 'Enter a valid phone number.'],
  ['phone', { phone: '+971000000000' }, 'Enter a valid phone number.'],
  ['email', { email: 'anna@' }, 'Enter a valid e-mail address.'],
  ['car', { car: undefined }, 'Fill in this field.'],
  [
    'car.location.0',
    { car: { vehicleTitle: 'Yaris', location: [500, 25] } },
    'Send an address, or longitude and latitude.',
  ],
  ['companyId', { companyId: undefined }, 'Fill in this field.'],
])('a wrong %s is reported on its field, and nothing is stored', async (path, change, message) => {
  const before = await rowCount();
  const { status, problem } = await post(change);
  expect([status, problem.errors]).toEqual([422, [{ path, message }]]);
  expect(await rowCount()).toBe(before);
});

test('an enquiry goes only to an approved supplier that is named consistently', async () => {
  const waiting = await registerAgent(app);
  const { companyId } = await addCompany(app, waiting);
  const unknown = '01890000-0000-7000-8000-000000000000';
  const contradiction = { agentId: await findAgentId(app, waiting) };
  for (const change of [{ companyId }, { companyId: unknown }, contradiction]) {
    const { status, problem } = await post(change);
    expect([status, problem.detail]).toEqual([404, 'This supplier was not found.']);
  }
  expect((await post({ companyId: undefined, agentId: agent.agentId })).status).toBe(201);
});

test('20 equal posts with one Idempotency-Key make one enquiry, even a day later from another address', async () => {
  const headers = { 'idempotency-key': 'marketplace-42' };
  const before = await rowCount();
  const answers = await Promise.all(Array.from({ length: 20 }, () => post({}, headers)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  await app.db.deleteFrom('idempotencyKeys').execute();
  const again = await post({}, headers);
  expect(again.result).toEqual(answers[0]?.result);
  await app.db.deleteFrom('idempotencyKeys').execute();
  const other = await post({ name: 'Somebody Else' }, headers);
  expect([other.status, other.problem.code]).toEqual([422, 'idempotency_mismatch']);
  expect(await rowCount()).toBe(before + 1);
});

test('too many enquiries from one address get a request to wait', async () => {
  const limited = await startTestApp({ env: { RATE_LIMIT_ENQUIRIES: '3' } });
  try {
    const { companyId } = await addSupplier(limited);
    for (let sent = 0; sent < 3; sent += 1) await sendEnquiry(limited, { companyId });
    const { status, headers } = await limited.client(enquiryEndpoints.create, {
      body: enquiryBody(limited, { companyId }),
    });
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
  } finally {
    await limited.close();
  }
});
