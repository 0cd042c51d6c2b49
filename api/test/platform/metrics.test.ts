import { srmOnboardingEndpoints } from '@portal/shared/contract';
import { sql } from 'kysely';
import { runWithin } from '../../src/database/connection-budgets';
import { scheduleJobs } from '../../src/jobs/schedule';
import { addCompany, registerAgent } from '../harness/agents';
import { openLive } from '../harness/live';
import { insertMail } from '../harness/insert-mail';
import { startTestApp, type TestApp } from '../harness/start-test-app';

// A thread compiles the printer before its first document.
jest.setTimeout(60_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const scrape = async (): Promise<string[]> =>
  (await (await fetch(`${app.origin}/metrics`)).text()).split('\n');

/** The value of a series, written as in the answer; undefined when it is missing. */
async function read(series: string): Promise<number | undefined> {
  const line = (await scrape()).find((text) => text.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

async function waitFor(series: string, value: number): Promise<void> {
  const end = Date.now() + 10_000;
  while ((await read(series)) !== value) {
    if (Date.now() > end) throw new Error(`${series} is ${await read(series)}, not ${value}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('outboxes show how many rows wait, and since when', async () => {
  await insertMail(app, 120);
  await insertMail(app, 5);
  await insertMail(app, 600, new Date());
  expect(await read('outbox_rows_waiting{country="ae",outbox="mails"}')).toBe(2);
  const age = await read('outbox_oldest_row_age_seconds{country="ae",outbox="mails"}');
  expect(age).toBeGreaterThanOrEqual(7200);
  expect(age).toBeLessThan(7260);
  for (const outbox of ['documents', 'notifications', 'card-refunds']) {
    expect(await read(`outbox_rows_waiting{country="ae",outbox="${outbox}"}`)).toBe(0);
    expect(await read(`outbox_oldest_row_age_seconds{country="ae",outbox="${outbox}"}`)).toBe(0);
  }
});

test('however often metrics are read, the outboxes are asked once in 15 seconds', async () => {
  const before = await read('outbox_rows_waiting{country="ae",outbox="mails"}');
  await insertMail(app, 1);
  expect(await read('outbox_rows_waiting{country="ae",outbox="mails"}')).toBe(before);
});

test('connections show their purpose, how many there are at most, and what waits', async () => {
  const labels = 'country="ae",purpose="interactive"';
  expect(await read(`database_connections_max{${labels}}`)).toBe(16);
  expect(await read(`database_connections{${labels},state="used"}`)).toBe(0);
  expect(await read(`database_connections_waiting{${labels}}`)).toBe(0);
  const slow = Array.from({ length: 12 }, () =>
    runWithin('interactive', 'a locked table', () => sql`select pg_sleep(1)`.execute(app.db)),
  );
  await waitFor(`database_connections{${labels},state="used"}`, 6);
  expect(await read(`database_connections_waiting{${labels}}`)).toBe(6);
  await Promise.all(slow);
  await waitFor(`database_connections{${labels},state="used"}`, 0);
  expect(await read(`database_connections_waiting{${labels}}`)).toBe(0);
  expect(await read(`database_connections_refused_total{${labels}}`)).toBe(0);
});

test('live connections are counted while they are open, then by how they ended', async () => {
  const { token } = await registerAgent(app);
  const [one, other] = [await openLive(app, token), await openLive(app, token)];
  await waitFor('live_streams{country="ae"}', 2);
  one.cut();
  await waitFor('live_streams{country="ae"}', 1);
  expect(await read('live_streams_ended_total{country="ae",reason="left"}')).toBe(1);
  other.cut();
  await waitFor('live_streams{country="ae"}', 0);
  expect(await read('live_streams_ended_total{country="ae",reason="slow"}')).toBe(0);
});

test('jobs show their runs, failures and last success', async () => {
  const began = Date.now() / 1000;
  const day = 86_400_000;
  const work = async () => {
    throw new Error('a job that fails');
  };
  const stop = scheduleJobs(
    app.deps,
    [
      { name: 'good', every: day, work: async () => undefined },
      { name: 'bad', every: day, work },
    ],
    app.metrics,
  );
  await app.deps.background.settled();
  stop();
  const count = (name: string, outcome: string) =>
    read(`scheduled_job_runs_total{country="ae",job_name="${name}",outcome="${outcome}"}`);
  expect([await count('good', 'succeeded'), await count('good', 'failed')]).toEqual([1, 0]);
  expect([await count('bad', 'succeeded'), await count('bad', 'failed')]).toEqual([0, 1]);
  const series = 'country="ae",job_name="good"';
  expect(await read(`scheduled_job_interval_seconds{${series}}`)).toBe(86_400);
  expect(await read(`scheduled_job_duration_seconds_count{${series}}`)).toBe(1);
  const success = (await read(`scheduled_job_last_success_timestamp_seconds{${series}}`)) ?? 0;
  expect(Math.abs(success - began)).toBeLessThan(10);
});

test('a printed document counts with its wait and its work', async () => {
  const agent = await registerAgent(app);
  await addCompany(app, agent);
  const answer = await fetch(`${app.base}${srmOnboardingEndpoints.termsPreview.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${agent.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ termsNCondition: '<p>The vehicle comes back washed.</p>' }),
  });
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
  expect(await read('documents_total{stage="print",outcome="done"}')).toBe(1);
  expect(await read('documents_total{stage="print",outcome="failed"}')).toBe(0);
  expect(await read('documents_work_seconds_count{stage="print"}')).toBe(1);
  expect(await read('documents_wait_seconds_count{stage="print"}')).toBe(1);
  for (const stage of ['prepare', 'print']) {
    expect(await read(`documents_waiting{stage="${stage}"}`)).toBe(0);
    expect(await read(`documents_running{stage="${stage}"}`)).toBe(0);
  }
});

test('what /readyz answers is a metric', async () => {
  expect(await read('api_readiness{state="ok"}')).toBe(1);
  expect(await read('api_readiness{state="unavailable"}')).toBe(0);
});

test('no metric has a person, a company or an address', async () => {
  const { email, userId } = await registerAgent(app);
  const text = (await scrape()).join('\n');
  for (const secret of [email, userId, 'private.example']) expect(text).not.toContain(secret);
});
