import { srmBookingEndpoints, userEndpoints } from '@portal/shared/contract';
import { sql } from 'kysely';
import { connectDatabase } from '../../src/database/connect';
import { addCompany, registerAgent } from '../harness/agents';
import { urlOf } from '../harness/other-database';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a table that is locked for long: its calls are told to come again, the server stays ready', async () => {
  const agent = await registerAgent(app);
  await addCompany(app, agent);
  const { token } = agent;
  const other = connectDatabase({
    url: await urlOf(app.db),
    schema: 'ae',
    name: 'looking',
    maxConnections: 1,
  });
  const [blocked, ready, unrelated] = await other.transaction().execute(async (trx) => {
    await sql`lock table trips in access exclusive mode`.execute(trx);
    const waiting = Promise.all(
      Array.from({ length: 10 }, () => app.client(srmBookingEndpoints.list, { token, query: {} })),
    );
    const probe = await fetch(`${app.origin}/readyz`);
    const answers = await waiting;
    return [answers, probe.status, await app.client(userEndpoints.me, { token })] as const;
  });
  await other.destroy();
  expect(ready).toBe(200);
  expect(blocked.map(({ status, problem }) => [status, problem.code])).toEqual(
    Array(10).fill([503, 'unavailable']),
  );
  expect(blocked.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  expect(unrelated.status).toBe(200);
}, 60_000);
