import { authEndpoints, fileEndpoints, srmLedgerEndpoints, userEndpoints } from '@portal/shared/contract';
import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addCompany, newRegistration, registerAgent, type TestAgent } from '../harness/agents';
import { addLedgerEntry, countByReason, ledgerBody } from '../harness/ledger-writer';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addReserved } from '../harness/trips';

const picture = readFileSync(join(import.meta.dirname, '../fixtures/logo.png'));
let app: TestApp;
let agent: TestAgent;
let tripId: string;

beforeAll(async () => {
  app = await startTestApp();
  agent = await registerAgent(app);
  await addCompany(app, agent);
  ({ tripId } = await addReserved(app, agent));
}, 120_000);
afterAll(() => app.close());

const countTimes = async (reason: string) => (await countByReason(app, tripId)).get(reason) ?? 0;

test('an answer that cannot be stored rolls back the work, and the repeat is done once', async () => {
  await sql`create function ae.refuse() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`.execute(
    app.db,
  );
  await sql`create trigger refuse before update on ae.idempotency_keys for each row execute function ae.refuse()`.execute(
    app.db,
  );
  const sent = { key: 'not-kept', reason: 'not kept' };
  expect((await addLedgerEntry(app, agent, tripId, sent)).status).toBe(500);
  expect(await countTimes('not kept')).toBe(0);
  await sql`drop function ae.refuse() cascade`.execute(app.db);
  const begun = Date.now();
  const [again, repeat] = [
    await addLedgerEntry(app, agent, tripId, sent),
    await addLedgerEntry(app, agent, tripId, sent),
  ];
  expect([again.status, repeat.status]).toEqual([201, 201]);
  expect(repeat.result).toEqual(again.result);
  expect(await countTimes('not kept')).toBe(1);
  expect(Date.now() - begun).toBeLessThan(10_000);
});

test('a disconnected caller repeats and gets the answer of the completed call', async () => {
  const sent = { key: 'cut-off', reason: 'cut off' };
  const abort = new AbortController();
  let repeat: ReturnType<typeof addLedgerEntry> | undefined;
  await app.db.transaction().execute(async (trx) => {
    await trx.selectFrom('trips').select('id').where('id', '=', tripId).forUpdate().execute();
    const first = fetch(`${app.base}${srmLedgerEndpoints.add.path}`, {
      method: 'POST',
      signal: abort.signal,
      headers: {
        authorization: `Bearer ${agent.token}`,
        'content-type': 'application/json',
        'idempotency-key': sent.key,
      },
      body: JSON.stringify(ledgerBody(tripId, sent.reason)),
    });
    await pause(300);
    abort.abort();
    await expect(first).rejects.toThrow(/abort/i);
    repeat = addLedgerEntry(app, agent, tripId, sent);
    await pause(100);
  });
  expect((await repeat)?.status).toBe(201);
  expect(await countTimes('cut off')).toBe(1);
});

test('two servers with the same call do it once', async () => {
  const url = await databaseUrl(app);
  const second = await startTestApp({ databaseUrl: url });
  const sent = { key: 'two-servers', reason: 'two servers' };
  const answers = await Promise.all(
    [app, second, app, second].map((server) => addLedgerEntry(server, agent, tripId, sent)),
  );
  await second.close();
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await countTimes('two servers')).toBe(1);
});

test('a wrong try stays counted although the refusal is stored under a key', async () => {
  const registration = newRegistration(app);
  const sent = await app.client<{ registrationId: string }>(authEndpoints.sendOtp, { body: registration });
  const wrong = app.mails.code(registration.email) === '000000' ? '000001' : '000000';
  const verify = (key: string) =>
    app.client(authEndpoints.verifyOtp, {
      body: { registrationId: sent.result.registrationId, email: registration.email, otp: wrong },
      headers: { 'idempotency-key': key },
    });
  const details = [(await verify('one')).problem.detail, (await verify('two')).problem.detail];
  expect(details[0]).not.toBe(details[1]);
  expect((await verify('one')).problem.detail).toBe(details[0]);
});

/** An upload whose last part is sent when `finish` is called. */
function beginUpload(key: string) {
  const boundary = 'parts';
  const disposition = 'Content-Disposition: form-data; name="file"; filename="logo.png"';
  const request = httpRequest(`${app.base}${fileEndpoints.uploadSingle.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${agent.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'idempotency-key': key,
    },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
  });
  request.write(`--${boundary}\r\n${disposition}\r\nContent-Type: image/png\r\n\r\n`);
  request.write(picture.subarray(0, 100));
  return {
    finish: () => {
      request.end(Buffer.concat([picture.subarray(100), Buffer.from(`\r\n--${boundary}--\r\n`)]));
      return status;
    },
  };
}

test('slow uploads hold no database connection', async () => {
  const uploads = Array.from({ length: 15 }, (_, number) => beginUpload(`slow-${number}`));
  await pause(300);
  const reads = await Promise.all(
    Array.from({ length: 5 }, () => app.client(userEndpoints.me, { token: agent.token })),
  );
  expect(reads.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(
    (await sql`select 1 from pg_stat_activity where state like 'idle in%'`.execute(app.db)).rows,
  ).toEqual([]);
  expect(new Set(await Promise.all(uploads.map(({ finish }) => finish())))).toEqual(new Set([201]));
});

async function databaseUrl({ db }: TestApp): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const url = new URL(process.env['API_TEST_DATABASE'] ?? '');
  url.pathname = `/${rows[0]?.name ?? ''}`;
  return url.href;
}
