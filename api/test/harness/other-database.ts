import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../../src/database/connect';
import { startEmbedded } from '../../src/database/embedded/start-embedded';
import { runProcess } from '../start/run-process';

export interface OtherDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/** A separate PostgreSQL that is still empty. */
export async function startOtherDatabase(): Promise<OtherDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'api-other-'));
  const server = await startEmbedded({ dataDir: join(folder, 'postgres'), durable: false });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a command of the api as the terminal does: its exit code and its output. */
export async function runCommand(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  const run = runProcess('backup/cli.ts', { NODE_ENV: 'test', ...env }, words);
  const code = await run.ended;
  return { code, output: run.output().trim() };
}

/** The rows of each table as one checksum, with their number. */
export async function computeChecksums(db: Db, schema: string): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = ${schema}
      and tablename not in ('kysely_migration', 'kysely_migration_lock', 'schema_guards', 'removed_files')
    order by 1`.execute(db);
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ' rows ' || md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum
      from ${sql.id(schema, name)} t`.execute(db);
    sums[name] = rows[0]?.sum ?? '';
  }
  return sums;
}

/** The address of the database that a test app uses. */
export async function getDatabaseUrl(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const url = new URL(process.env['API_TEST_DATABASE'] ?? '');
  url.pathname = `/${rows[0]?.name ?? ''}`;
  return url.href;
}
