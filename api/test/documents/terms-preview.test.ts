import { srmOnboardingEndpoints } from '@portal/shared/contract';

import { addCompany, registerAgent } from '../harness/agents';
import { callForPdf } from '../harness/pdf';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
let indian: TestApp;
beforeAll(async () => {
  [app, indian] = [await startTestApp(), await startTestApp({ country: 'in' })];
});
afterAll(async () => {
  await app.close();
  await indian.close();
});

const endpoint = srmOnboardingEndpoints.termsPreview;
const clause = '<p>The vehicle comes back as it went out, washed, with as much fuel and every paper.</p>';
const terms = `<h2>1. Duties</h2><p>{{customerName}} rents <strong>{{vehicleRegistrationNumber}}</strong>.</p>
  <ol><li>Return it full</li><li>Pay <em>{{totalAmount}}</em></li></ol>
  <p>يلتزم المستأجر بإعادة المركبة في الموعد المحدد.</p>
  <p>ग्राहक समय पर वाहन लौटाएगा।</p>${clause.repeat(40)}`;

test('a preview shows terms as a contract before they are saved', async () => {
  const agent = await registerAgent(app);
  const { companyName } = await addCompany(app, agent);
  const pdf = await callForPdf(app, endpoint, { token: agent.token, body: { termsNCondition: terms } });
  expect(pdf.type).toBe('application/pdf');
  expect(pdf.disposition).toContain('contract-preview.pdf');
  expect(pdf.pages.length).toBeGreaterThan(1);
  const [, second = ''] = pdf.pages;
  const all = pdf.pages.join('\n');
  for (const text of [
    'Rental contract',
    companyName ?? '',
    'Sample Customer rents DXB A 12345.',
    '1. Duties',
    'Sample',
    'Pay AED 1,450.00',
    '2 Mar 2026, 10:00',
    'AED 1,200.00',
    '1,600 km',
    `Page 1 of ${pdf.pages.length}`,
  ])
    expect(all).toContain(text);
  expect(second).toContain(`Page 2 of ${pdf.pages.length}`);
  expect(all).toContain('The customer');
  // Whole words in any order of the glyphs; no letter is missing from the fonts.
  expect(all).toMatch(/المستأجر/);
  expect(all).toMatch(/वाहन/);
  expect(all).not.toMatch(/[\ufffd\u25a1]/);
});

test('a preview without terms shows the saved ones, in India’s money and time', async () => {
  const agent = await registerAgent(indian);
  const { token } = agent;
  const nothing = await indian.client(endpoint, { token, body: {} });
  expect([nothing.status, nothing.problem.detail]).toEqual([409, 'Write the terms of your contract first.']);
  const body = { termsNCondition: '<p>{{totalAmount}} from {{bookingStartDate}}</p>' };
  await indian.client(srmOnboardingEndpoints.update, { token, body });
  const { pages } = await callForPdf(indian, endpoint, { token, body: {} });
  expect(pages.join(' ')).toContain('INR 1,450.00 from 2 Mar 2026, 11:30');
});

test('terms that cannot be saved are reported on their field', async () => {
  const { token } = await registerAgent(app);
  const { status, problem } = await app.client(endpoint, {
    token,
    body: { termsNCondition: '<p>{{price}}</p>' },
  });
  expect(status).toBe(422);
  expect(problem.errors?.[0]?.path).toBe('termsNCondition');
});
