import { randomUUID } from 'node:crypto';
import pg from 'pg';

import { connectDatabase, type Db } from '../../src/database/connect';

/** The test file's own database, with schema and reference data: a copy of the run's template. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const template = process.env['API_TEST_DATABASE'];
  if (template === undefined) throw new Error('The global set-up of the api tests has not run');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const templateName = new URL(template).pathname.slice(1);
  const maintenance = withDatabase(template, 'postgres');
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: maintenance });
    await client.connect();
    // One template cannot be copied twice at the same time.
    await client.query('select pg_advisory_lock(1)');
    await client.query(statement);
    await client.end();
  };
  // Copying files takes half the time of writing them through the log, which is the default.
  await run(`create database ${name} template ${templateName} strategy file_copy`);
  return {
    url: withDatabase(template, name),
    drop: () => run(`drop database ${name} with (force)`),
  };
}

export interface OpenTestDatabase {
  readonly url: string;
  /** The UAE's schema. */
  readonly db: Db;
  close(): Promise<void>;
}

/** A database for tests without a server, with a connection to it. */
export async function openTestDatabase(): Promise<OpenTestDatabase> {
  const { url, drop } = await createTestDatabase();
  const db = connectDatabase({ url, schema: 'ae' });
  return {
    url,
    db,
    async close() {
      await db.destroy();
      await drop();
    },
  };
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
