import { srmOnboardingEndpoints } from '@portal/shared/contract';
import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import { getPriority } from 'node:os';

import { createPrinter, printerSettings, type PrinterSettings } from '../../src/documents/printer';
import { addCompany, registerAgent, type TestAgent } from '../harness/agents';
import { readPdfPages } from '../harness/pdf';
import { startTestApp, type TestApp } from '../harness/start-test-app';

// A thread compiles the printer before its first document.
jest.setTimeout(120_000);

const endpoint = srmOnboardingEndpoints.termsPreview;
const open: TestApp[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

async function openApp(changes: Partial<PrinterSettings> = {}): Promise<TestApp> {
  // Not spread: a test may change what the printer reads later.
  const settings = Object.create(
    { ...printerSettings, threads: 1 },
    Object.getOwnPropertyDescriptors(changes),
  ) as PrinterSettings;
  const app = await startTestApp({
    wrapDeps: (deps) => ({ ...deps, printer: createPrinter(() => undefined, settings) }),
  });
  open.push({ ...app, close: async () => (await app.close(), await app.deps.printer.stop()) });
  return app;
}

async function openCompany(app: TestApp): Promise<TestAgent> {
  const agent = await registerAgent(app);
  await addCompany(app, agent);
  return agent;
}

interface Printed {
  readonly status: number;
  readonly text: string;
  readonly pdf: Buffer;
}

async function print(app: TestApp, { token }: TestAgent, terms: string): Promise<Printed> {
  const answer = await fetch(`${app.base}${endpoint.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ termsNCondition: terms }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isPdf = answer.headers.get('content-type') === 'application/pdf';
  return { status: answer.status, text: isPdf ? '' : bytes.toString(), pdf: bytes };
}

const sentences = {
  en: 'The vehicle comes back as it went out, washed, with as much fuel and every paper. ',
  ar: 'يلتزم المستأجر بإعادة المركبة في الموعد المحدد وبنفس الحالة التي استلمها بها. ',
  hi: 'ग्राहक समय पर वाहन लौटाएगा और उतना ही ईंधन भरवाएगा जितना उसे मिला था। ',
};

/** Paragraphs of some 300 letters, `length` characters in total. */
function writeTerms(sentence: string, length: number): string {
  const paragraph = `<p>${sentence.repeat(Math.ceil(300 / sentence.length)).trim()}</p>`;
  return paragraph.repeat(Math.floor(length / paragraph.length));
}

test('many simultaneous contracts are all printed, and another company does not wait for all of them', async () => {
  const app = await openApp();
  const companies = [await openCompany(app), await openCompany(app), await openCompany(app)];
  const other = await openCompany(app);
  const terms = writeTerms(sentences.en, 5000);
  let done = 0;
  const contracts = companies.flatMap((company) =>
    Array.from({ length: 6 }, async () => {
      const printed = await print(app, company, terms);
      done += 1;
      return printed;
    }),
  );
  const line = await print(app, other, '<p>One line.</p>');
  expect(line.status).toBe(200);
  // In its turn, and not behind eighteen others.
  expect(done).toBeLessThan(10);
  const statuses = (await Promise.all(contracts)).map(({ status }) => status);
  expect(statuses).toEqual(Array<number>(18).fill(200));
});

/** How willingly each thread of this process yields to others (nice), from Linux. */
const listPriorities = (): number[] =>
  readdirSync('/proc/self/task').map((thread) => {
    // The name in brackets may contain blanks; the value is the 19th field, and 17 fields after the name.
    const [, fields = ''] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ');
    return Number(fields.split(' ')[16]);
  });

test('a document is printed with less urgency than calls are answered', async () => {
  const app = await openApp();
  const { status } = await print(app, await openCompany(app), '<p>a</p>');
  expect(status).toBe(200);
  expect(getPriority()).toBeLessThan(15);
  expect(listPriorities()).toContain(getPriority() + 5);
});

test.each(Object.entries(sentences))('terms of the allowed length print in %s', async (_name, sentence) => {
  const app = await openApp();
  const terms = writeTerms(sentence, 19_990);
  const { status, pdf } = await print(app, await openCompany(app), terms);
  expect(status).toBe(200);
  const pages = readPdfPages(pdf);
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.at(-2)).toContain(sentence.trim().split(' ')[1]);
  // Each font is included once.
  expect(pdf.length).toBeLessThan(150_000);
});

test('the time limit of a document starts with it and ends only that document, and the thread restarts', async () => {
  let begun = 0;
  const app = await openApp({
    get longest() {
      begun += 1;
      return begun === 1 ? 1 : 100_000;
    },
  });
  const [one, other] = [await openCompany(app), await openCompany(app)];
  const printed = await Promise.all(
    [one, one, other, other].map((company) => print(app, company, '<p>a</p>')),
  );
  expect(printed.map(({ status }) => status).sort()).toEqual([200, 200, 200, 503]);
  expect(printed.find(({ status }) => status === 503)?.text).toContain('Try again in a moment.');
});

test('a document whose caller disconnected is not printed', async () => {
  const app = await openApp({ waitingPerOwner: 2 });
  const company = await openCompany(app);
  const terms = writeTerms(sentences.en, 19_000);
  const running = print(app, company, terms);
  const leave = () =>
    new Promise<void>((resolve) => {
      const request = http.request(`${app.base}${endpoint.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${company.token}`, 'content-type': 'application/json' },
      });
      request.on('error', () => resolve());
      request.end(
        JSON.stringify({ termsNCondition: terms }),
        () =>
          // The server has the request; the test does not wait for the answer.
          void app.client(srmOnboardingEndpoints.get, { token: company.token }).then(() => request.destroy()),
      );
    });
  await Promise.all([leave(), leave()]);
  // Their places are free again: two that stay are printed, a third would be refused.
  const stay = await Promise.all([print(app, company, '<p>a</p>'), print(app, company, '<p>b</p>')]);
  expect([(await running).status, ...stay.map(({ status }) => status)]).toEqual([200, 200, 200]);
});

test('a job beyond the queue gets a request to retry', async () => {
  const app = await openApp({ waitingPerOwner: 1 });
  const company = await openCompany(app);
  const all = await Promise.all(Array.from({ length: 4 }, () => print(app, company, '<p>a</p>')));
  expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 503, 503]);
});

test('terms that would take too long are refused with an error on their field', async () => {
  const app = await openApp();
  const { token } = await openCompany(app);
  const refuse = async (termsNCondition: string) => {
    const { status, problem } = await app.client(srmOnboardingEndpoints.update, {
      token,
      body: { termsNCondition },
    });
    return [status, problem.errors?.[0]?.message];
  };
  const parts = 'paragraphs, list items, table cells and line breaks. At most 600 can be printed.';
  expect(await refuse('<p>a</p>'.repeat(700))).toEqual([422, `These terms have 700 ${parts}`]);
  const cells = `<table>${`<tr>${'<td>a</td>'.repeat(4)}</tr>`.repeat(150)}</table>`;
  expect(await refuse(cells)).toEqual([422, `These terms have 750 ${parts}`]);
  expect(await refuse(`<p>${'a<br>'.repeat(700)}b</p>`)).toEqual([422, `These terms have 701 ${parts}`]);
  expect(await refuse(`<p>${'{{customerName}} '.repeat(201)}</p>`)).toEqual([
    422,
    'These terms name 201 variables. At most 200 can be printed.',
  ]);
});
