import { setTimeout as delay } from 'node:timers/promises';

import pg from 'pg';

import { DATABASE_NAME, buildDatabaseUrl } from './endpoint';
import type { Endpoint } from './endpoint';

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined); // the server may vanish at any moment of a probe; the query reports it
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether a server answers there, and which data folder it serves. */
export async function readServedDataDir(endpoint: Endpoint): Promise<string | null> {
  try {
    return await withClient(buildDatabaseUrl(endpoint, 'postgres'), async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      return rows[0]?.data_directory ?? null;
    });
  } catch {
    return null;
  }
}

/** Resolves true when the server answers, false when `hasEnded` or the time is over. */
export async function waitUntilReady(
  endpoint: Endpoint,
  hasEnded: () => boolean,
  milliseconds: number,
): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (!hasEnded() && Date.now() < deadline) {
    if ((await readServedDataDir(endpoint)) !== null) return true;
    await delay(40);
  }
  return false;
}

export async function ensureDatabase(endpoint: Endpoint): Promise<void> {
  await withClient(buildDatabaseUrl(endpoint, 'postgres'), async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE_NAME]);
    if (rowCount === 0) await client.query(`create database ${DATABASE_NAME}`);
  });
}
