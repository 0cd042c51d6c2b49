import { countries, type CountryCode } from '@portal/shared/contract';
import { sql } from 'kysely';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../../config';
import { connectDatabase, type Db } from '../../database/connect';
import { startEmbedded, type EmbeddedDatabase } from '../../database/embedded/start-embedded';
import { listNewerSteps, migrateToLatest } from '../../database/migrate';
import { migrations } from '../../database/migrations/all';
import { loadReferenceData } from '../../database/reference-data/load';
import { describeMissingGuards, keepAsExpected } from '../../database/schema-guards';
import { checkPooler } from './check-pooler';
import { describeUnreachable } from './describe-unreachable';
import type { Report } from './report';
import type { Stack } from './stack';
import { StartError } from './start-error';
import { takeStartTurn } from './start-turn';

interface Options {
  readonly config: Config;
  readonly report: Report;
  /** Collects what must be undone when the server stops, or fails to start. */
  readonly stack: Stack;
  readonly onConnectionError: (error: Error) => void;
}

export interface OpenDatabase {
  readonly db: Db;
  /** For connections outside the pool. */
  readonly url: string;
  readonly poolerUrl: string | null;
}

/** Where each country's data is; starts the embedded database where a country uses it. */
export async function databaseUrls(
  config: Config,
  report: Pick<Report, 'progress'>,
  stack: Stack,
): Promise<Map<CountryCode, string>> {
  const needsEmbedded = config.countries.some((code) => config.databaseUrls[code] === null);
  const embedded = needsEmbedded ? await openEmbedded(config, report, stack) : null;
  const urls = new Map<CountryCode, string>();
  for (const code of config.countries) {
    const url = config.databaseUrls[code] ?? embedded?.url;
    if (url === undefined) throw new StartError(`No database is configured for ${countries[code].name}.`);
    urls.set(code, url);
  }
  return urls;
}

/** Every country's database: reachable (or started), migrated, checked, with its reference data. */
export async function openDatabases(options: Options): Promise<Map<CountryCode, OpenDatabase>> {
  const { config, report, stack } = options;
  const databases = new Map<CountryCode, OpenDatabase>();
  for (const [code, url] of await databaseUrls(config, report, stack)) {
    const poolerUrl = config.poolerUrls[code];
    databases.set(code, { db: await openDatabase(options, code, url), url, poolerUrl });
  }
  return databases;
}

async function openEmbedded(
  config: Config,
  report: Pick<Report, 'progress'>,
  stack: Stack,
): Promise<EmbeddedDatabase> {
  report.progress('Starting the database');
  const embedded = await startEmbedded({
    dataDir: join(config.dataDir, 'postgres'),
    onProgress: report.progress,
  });
  stack.push(() => stopUnlessUsed(embedded));
  return embedded;
}

/** We stop a database that a killed server left running, but not one that another server still uses. */
async function stopUnlessUsed({ adopted, url, stop }: EmbeddedDatabase): Promise<void> {
  if (adopted && (await hasOtherClients(url))) return;
  await stop();
}

async function hasOtherClients(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const text = `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`;
    const { rowCount } = await client.query(text);
    return (rowCount ?? 0) > 0;
  } catch {
    // No longer reachable, so nobody uses it.
    return false;
  } finally {
    await client.end();
  }
}

async function openDatabase(
  { config, report, stack, onConnectionError }: Options,
  code: CountryCode,
  url: string,
): Promise<Db> {
  const poolerUrl = config.poolerUrls[code];
  const db = connectDatabase({ url, poolerUrl, schema: code, onConnectionError, hasBudgets: true });
  stack.push(() => db.destroy());
  const { name } = countries[code];
  const direct = connectDatabase({ url, schema: code, name: 'start', maxConnections: 1 });
  try {
    await sql`select 1`.execute(direct);
  } catch (error) {
    throw new StartError(describeUnreachable(`The database of ${name}`, url, error));
  } finally {
    await direct.destroy();
  }
  report.progress(`Preparing the data of ${name}`);
  await takeStartTurn(url, code, report, () => prepareDatabase(code, url));
  if (poolerUrl !== null) await checkPooler(code, { url, poolerUrl });
  return db;
}

/** On connections that are released afterwards, without the time limits of a call. */
async function prepareDatabase(code: CountryCode, url: string): Promise<void> {
  const db = connectDatabase({ url, schema: code, name: 'start', statementTimeoutMs: 0, maxConnections: 3 });
  try {
    const steps = await migrateToLatest(db, code);
    // A server of a newer release has checked and filled it. Both run until the old one is replaced.
    if ((await listNewerSteps(db, code)).length > 0) return;
    if (steps.length === Object.keys(migrations).length) await keepAsExpected(db, code);
    const missing = await describeMissingGuards(db, code);
    if (missing !== null)
      throw new StartError(
        `The database of ${countries[code].name} lacks what keeps its data right (${missing}): restore a backup that was made with "npm run backup".`,
      );
    await loadReferenceData(db, code);
  } finally {
    await db.destroy();
  }
}
