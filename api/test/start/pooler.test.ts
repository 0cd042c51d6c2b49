import { countries } from '@portal/shared/contract';
import { pooledSettings } from '../../src/database/connect';
import { checkPooler } from '../../src/start/databases/check-pooler';
import { startTransactionPooler } from '../harness/start-transaction-pooler';
import { createTestDatabase } from '../harness/test-database';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function check(code: 'ae' | 'in', url: string, settings = pooledSettings(code)): Promise<void> {
  const pooler = await startTransactionPooler(url, settings);
  try {
    await checkPooler(code, { url: database.url, poolerUrl: pooler.url });
  } finally {
    await pooler.stop();
  }
}

test.each(['ae', 'in'] as const)(
  'a pooler whose sessions have what the API of %s needs is accepted',
  (code) => check(code, database.url),
);

test.each([
  [{ schema: 'ae' }, 'search_path in, and they have ae'],
  [{ schema: 'nowhere' }, 'search_path in, and they have none'],
  [{ timeZone: 'Asia/Dubai' }, 'timezone UTC, and they have Asia/Dubai'],
  [{ statementTimeoutMs: 0 }, 'statement_timeout 12000, and they have 0'],
  [{ lockTimeoutMs: 60_000 }, 'lock_timeout 5000, and they have 60000'],
])('sessions with %j are refused in one sentence', async (change, difference) => {
  await expect(check('in', database.url, { ...pooledSettings('in'), ...change })).rejects.toThrow(
    `DATABASE_POOLER_URL_IN must lead to connections with ${difference}: set it in connect_query, as docs/deploy/pgbouncer.ini does.`,
  );
});

test('a pooler of another database is refused', async () => {
  const other = await createTestDatabase();
  await expect(check('ae', other.url)).rejects.toThrow(
    `DATABASE_POOLER_URL_AE must lead to the database of ${countries.ae.name}, and leads to another.`,
  );
  await other.drop();
});

test('a pooler that cannot be reached is named without its password', async () => {
  const poolerUrl = 'postgres://portal:hidden-word@127.0.0.1:1/portal_ae';
  const checked = checkPooler('ae', { url: database.url, poolerUrl });
  await expect(checked).rejects.toThrow(
    /^The pooler of United Arab Emirates cannot be reached \(127\.0\.0\.1:1\/portal_ae\): .+\.$/,
  );
  await expect(checked).rejects.not.toThrow('hidden-word');
});
