import { fileEndpoints } from '@portal/shared/contract';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { removeNotedFiles } from '../../src/files/backup-lock';
import { connectDatabase, type Db } from '../../src/database/connect';
import { readGuards } from '../../src/database/schema-guards';
import { addCompany, registerAgent, uploadPicture, type TestAgent } from '../harness/agents';
import { addCustomer } from '../harness/customers';
import { addListing } from '../harness/listings';
import { countByReason, startLedgerWriter } from '../harness/ledger-writer';
import {
  computeChecksums,
  runCommand,
  startOtherDatabase,
  getDatabaseUrl,
  type OtherDatabase,
} from '../harness/other-database';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addReserved } from '../harness/trips';

jest.setTimeout(300_000);

const folder = mkdtempSync(join(tmpdir(), 'api-backup-'));
const place = (name: string) => join(folder, name);
let app: TestApp;
let agent: TestAgent;
let other: OtherDatabase;
let restored: Db;
let source: Record<string, string>;
let target: Record<string, string>;

beforeAll(async () => {
  [app, other] = [await startTestApp(), await startOtherDatabase()];
  restored = connectDatabase({ url: other.url, schema: 'ae', name: 'looking' });
  source = { DATABASE_URL: await getDatabaseUrl(app.db), DATA_DIR: app.deps.config.dataDir };
  target = { DATABASE_URL: other.url, DATA_DIR: place('data') };
  agent = await registerAgent(app);
  await addCompany(app, agent);
});
afterAll(async () => {
  await restored.destroy();
  await app.close();
  await other.stop();
  rmSync(folder, { recursive: true, force: true });
});

const listGuards = (db: Db) =>
  db.transaction().execute(async (trx) => {
    await sql`set local search_path = ''`.execute(trx);
    return readGuards(trx, 'ae');
  });

/** What a row names and the restored store lacks. */
async function missingFiles(): Promise<string[]> {
  const rows = await restored.selectFrom('files').select(['storageKey', 'thumbnailKey']).execute();
  const keys = rows.flatMap(({ storageKey, thumbnailKey }) => [storageKey, thumbnailKey ?? storageKey]);
  return keys.filter((key) => !existsSync(join(place('data'), 'files', 'ae', key)));
}

test('a backup made during writes restores elsewhere as one moment, complete, with its guards', async () => {
  const { tripId } = await addReserved(app, agent);
  await addListing(app, agent);
  const writers = ['a', 'b'].map((name) => startLedgerWriter(app, agent, tripId, name));
  let uploading = true;
  const uploads = (async () => {
    while (uploading) await addCustomer(app, agent);
  })();
  while (writers.some(({ acknowledged }) => acknowledged.length < 3)) await pause(20);
  const before = writers.map(({ acknowledged }) => [...acknowledged]).flat();
  const made = await runCommand(['backup', place('under-load')], source);
  uploading = false;
  await uploads;
  for (const writer of writers) await writer.stop();
  expect(made).toEqual({ code: 0, output: expect.stringMatching(/\d+ rows and \d+ files/) });
  expect(writers.every(({ acknowledged }) => acknowledged.length > 0)).toBe(true);

  const { code, output } = await runCommand(['restore', place('under-load')], target);
  expect([code, output.split('\n').at(-1)]).toEqual([0, expect.stringContaining('can be started')]);
  const times = await countByReason({ ...app, db: restored }, tripId);
  expect(before.filter((reason) => !times.has(reason))).toEqual([]);
  expect([...times.values()].every((count) => count === 1)).toBe(true);
  expect(await missingFiles()).toEqual([]);
  expect(await listGuards(restored)).toEqual(await listGuards(app.db));
});

test('a restore has every row, sequence and file; a target with data is refused without --replace', async () => {
  expect((await runCommand(['backup', place('at-rest')], source)).code).toBe(0);
  const refused = await runCommand(['restore', place('at-rest')], target);
  expect(refused).toEqual({ code: 1, output: expect.stringContaining('already has data of ae') });
  const { code, output } = await runCommand(['restore', place('at-rest'), '--replace'], target);
  expect([code, output]).toEqual([0, expect.stringContaining('can be started')]);
  for (const schema of ['ae', 'in'])
    expect(await computeChecksums(restored, schema)).toEqual(await computeChecksums(app.db, schema));
  const sequences = (db: Db) =>
    sql`select schemaname, sequencename, last_value from pg_sequences order by 1, 2`.execute(db);
  expect((await sequences(restored)).rows).toEqual((await sequences(app.db)).rows);
  expect(await missingFiles()).toEqual([]);
  expect(await listGuards(restored)).toEqual(await listGuards(app.db));
});

test('a backup is never overwritten', async () => {
  const { code, output } = await runCommand(['backup', place('at-rest')], source);
  expect([code, output]).toEqual([1, expect.stringContaining('is there already')]);
});

/** The backup with a changed first part, which describes it. */
function changeHeader(bytes: Buffer, change: (header: Record<string, unknown>) => object): Buffer {
  const plain = gunzipSync(bytes);
  const length = plain.readUInt32BE();
  const header = JSON.parse(plain.subarray(4, 4 + length).toString()) as Record<string, unknown>;
  const text = Buffer.from(JSON.stringify({ ...header, ...change(header) }));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(text.length);
  return gzipSync(Buffer.concat([size, text, plain.subarray(4 + length)]));
}

function changeByte(bytes: Buffer): Buffer {
  const plain = gunzipSync(bytes);
  const middle = Math.floor(plain.length / 2);
  plain[middle] = (plain[middle] ?? 0) ^ 1;
  return gzipSync(plain);
}

const newerStep = { countries: [{ code: 'ae', migrations: ['9999-of-tomorrow'] }] };

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 500), /damaged or was cut off/],
  ['cut off early', (bytes: Buffer) => bytes.subarray(0, 5000), /damaged/],
  ['with one bit changed', changeByte, /damaged/],
  ['of no backup', () => randomBytes(5000), /is not a backup of this portal/],
  [
    'of a newer format',
    (bytes: Buffer) => changeHeader(bytes, () => ({ format: 2 })),
    /made by a newer release/,
  ],
  ['of a newer release', (bytes: Buffer) => changeHeader(bytes, () => newerStep), /made by a newer release/],
])('a file %s is refused in one sentence, and nothing is touched', async (name, change, sentence) => {
  const path = place(`bad ${name}`);
  writeFileSync(path, change(readFileSync(place('at-rest'))));
  const before = await computeChecksums(restored, 'ae');
  const { code, output } = await runCommand(['restore', path, '--replace'], target);
  expect([code, output.split('\n')]).toEqual([1, [expect.stringMatching(sentence)]]);
  expect(await computeChecksums(restored, 'ae')).toEqual(before);
});

test('a failure in the middle leaves the previous data', async () => {
  const before = await computeChecksums(restored, 'ae');
  // A store that does not exist.
  const { code } = await runCommand(['restore', place('at-rest'), '--replace'], {
    ...target,
    S3_BUCKET: 'none',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_REGION: 'none',
    S3_ACCESS_KEY_ID: 'none',
    S3_SECRET_ACCESS_KEY: 'none',
  });
  expect(code).toBe(1);
  expect(await computeChecksums(restored, 'ae')).toEqual(before);
});

test('files that are removed during a backup are kept until it is done', async () => {
  const file = await uploadPicture(app, agent);
  const row = await app.db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', file.id)
    .executeTakeFirstOrThrow();
  const stored = join(app.deps.config.dataDir, 'files', 'ae', row.storageKey);
  const remove = () => app.client(fileEndpoints.remove, { token: agent.token, query: { fileId: file.id } });
  await app.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtextextended('backup ae', 0))`.execute(connection);
    expect((await remove()).status).toBe(200);
    expect(existsSync(stored)).toBe(true);
    await sql`select pg_advisory_unlock(hashtextextended('backup ae', 0))`.execute(connection);
  });
  await removeNotedFiles(app.db, app.deps.files);
  expect(existsSync(stored)).toBe(false);
});
