import { srmOnboardingEndpoints, type AgreementData, type TermsVersion } from '@portal/shared/contract';
import { registerAgent, type TestAgent } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
let emirates: string;
let india: string;
let france: string;
beforeAll(async () => {
  app = await startTestApp();
  const findCountryId = async (code: string) =>
    (await app.db.selectFrom('countries').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
  [emirates, india, france] = [
    await findCountryId('AE'),
    await findCountryId('IN'),
    await findCountryId('FR'),
  ];
});
afterAll(() => app.close());

const TRN = '100234567890003';
const GSTIN = '29AABCT1332L1ZA';

const get = ({ token }: TestAgent) =>
  app.client<NonNullable<AgreementData>>(srmOnboardingEndpoints.get, { token });
const put = ({ token }: TestAgent, body: unknown) =>
  app.client<NonNullable<AgreementData>>(srmOnboardingEndpoints.update, { token, body });
const versions = ({ token }: TestAgent) =>
  app.client<{ list: TermsVersion[] }>(srmOnboardingEndpoints.termsVersions, { token });

test('an agreement is empty at first; only what is sent changes', async () => {
  const agent = await registerAgent(app);
  const empty = { country: null, taxNumber: null, termsNCondition: null };
  expect((await get(agent)).result).toEqual(empty);
  expect((await put(agent, {})).result).toMatchObject(empty);

  const taxed = await put(agent, { country: emirates, taxNumber: '1002 3456-7890 003' });
  expect(taxed.result).toMatchObject({ country: emirates, taxNumber: TRN, termsNCondition: null });
  const agreed = await put(agent, { termsNCondition: '<p>Return it full.</p>' });
  expect(agreed.result).toMatchObject({
    country: emirates,
    taxNumber: TRN,
    termsNCondition: '<p>Return it full.</p>',
    termsVersion: 1,
  });
  expect((await get(agent)).result).toEqual(agreed.result);
});

test.each([
  [
    'too short for the Emirates',
    'emirates',
    '12345',
    'Enter a TRN of 15 digits or a GSTIN of 15 characters.',
  ],
  [
    'an Indian number for the Emirates',
    'emirates',
    GSTIN,
    'Enter the TRN: 15 digits that begin with 1 and end with 03.',
  ],
  [
    'a wrong check character for India',
    'india',
    `${GSTIN.slice(0, 14)}B`,
    'Enter a TRN of 15 digits or a GSTIN of 15 characters.',
  ],
  [
    'a number of the Emirates for India',
    'india',
    TRN,
    'Enter the 15 characters of a GSTIN; one of them is not right.',
  ],
] as const)('%s is reported on the tax number', async (_name, where, taxNumber, message) => {
  const agent = await registerAgent(app);
  const country = where === 'india' ? india : emirates;
  const { status, problem } = await put(agent, { country, taxNumber });
  expect([status, problem.errors]).toEqual([422, [{ path: 'taxNumber', message }]]);
  expect((await get(agent)).result).toMatchObject({ country: null, taxNumber: null });
});

test('a tax number must fit the stored country, and a new country must fit the number', async () => {
  const agent = await registerAgent(app);
  expect((await put(agent, { taxNumber: TRN })).problem.errors?.[0]?.path).toBe('country');
  expect((await put(agent, { country: france })).problem.errors?.[0]?.path).toBe('country');
  expect((await put(agent, { country: '01890000-0000-7000-8000-000000000000' })).status).toBe(422);
  expect((await put(agent, { country: india })).status).toBe(200);
  expect((await put(agent, { taxNumber: TRN })).status).toBe(422);
  expect((await put(agent, { taxNumber: GSTIN.toLowerCase() })).result.taxNumber).toBe(GSTIN);
  expect((await put(agent, { country: emirates })).problem.errors?.[0]?.path).toBe('taxNumber');
});

test('terms keep their formatting and lose what could harm a reader', async () => {
  const agent = await registerAgent(app);
  const { result } = await put(agent, {
    termsNCondition:
      '<h2 style="color:red" onclick="x()">Use</h2><script>alert(1)</script><p>Dear <strong>{{customerName}}</strong>,' +
      ' see <a href="javascript:alert(1)">this</a> and <a href="https://rta.ae">that</a><img src=x onerror=alert(1)></p>' +
      '<ol><li>{{ vehicleName }}</li></ol>',
  });
  expect(result.termsNCondition).toBe(
    '<h2>Use</h2><p>Dear <strong>{{customerName}}</strong>,' +
      ' see <a>this</a> and <a href="https://rta.ae">that</a></p><ol><li>{{ vehicleName }}</li></ol>',
  );
});

test.each([
  ['<p> &nbsp; </p><script>x</script>', 'Fill in this field.'],
  [
    '<p>Dear {{passwordHash}}</p>',
    expect.stringMatching(/^\{\{passwordHash\}\} is not known\. Use one of: /),
  ],
  ['x'.repeat(20_001), 'Use at most 20000 characters.'],
])('terms %# are refused with an error on their field', async (termsNCondition, message) => {
  const agent = await registerAgent(app);
  const { status, problem } = await put(agent, { termsNCondition });
  expect([status, problem.errors]).toEqual([422, [{ path: 'termsNCondition', message: message as string }]]);
});

test('each change of the terms is a separate version, reported with who and when', async () => {
  const agent = await registerAgent(app);
  for (const text of ['one', 'two', 'two', 'three']) await put(agent, { termsNCondition: `<p>${text}</p>` });
  const { list } = (await versions(agent)).result;
  expect(list.map(({ version, changedBy }) => [version, changedBy])).toEqual(
    [3, 2, 1].map((version) => [version, agent.email]),
  );
  const second = await app.client<TermsVersion>(srmOnboardingEndpoints.termsVersion, {
    token: agent.token,
    query: { version: 2 },
  });
  expect(second.result.termsNCondition).toBe('<p>two</p>');
  const stranger = await registerAgent(app);
  const otherAnswer = await app.client(srmOnboardingEndpoints.termsVersion, {
    token: stranger.token,
    query: { version: 2 },
  });
  expect(otherAnswer.status).toBe(404);
});

test('ten simultaneous changes each become a version, and none is lost', async () => {
  const agent = await registerAgent(app);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => put(agent, { termsNCondition: `<p>Draft ${index}</p>` })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  const { list } = (await versions(agent)).result;
  expect(list.map(({ version }) => version)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});
