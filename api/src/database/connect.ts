import {
  CamelCasePlugin,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import pg from 'pg';

import { RetryingDriver } from './retrying-driver';
import type { Database } from './schema';

export type Db = Kysely<Database>;

export interface ConnectOptions {
  url: string;
  /** A country's schema, `ae` or `in` (a test has its own); nothing is shared between them. */
  schema: string;
  maxConnections?: number;
  statementTimeoutMs?: number;
  /** A connection at rest was lost: the pool replaces it, so this is for the log only. */
  onConnectionError?: (error: Error) => void;
}

const { builtins } = pg.types;

/** Dates stay `YYYY-MM-DD` (a Date would move them by the time zone); counts are small enough for numbers. */
function parserOf(oid: number): (text: string) => unknown {
  if (oid === builtins.DATE) return (text) => text;
  if (oid === builtins.INT8) return Number;
  return pg.types.getTypeParser(oid) as (text: string) => unknown;
}

export function connectDatabase(options: ConnectOptions): Db {
  const { url, schema, maxConnections = 10, statementTimeoutMs = 12_000 } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    application_name: `portal-${schema}`,
    options: `-c search_path=${schema} -c timezone=UTC -c statement_timeout=${statementTimeoutMs}`,
    types: { getTypeParser: parserOf },
  });
  // Without listeners a restart of the database would end this process: the pool's is for connections at rest,
  // the client's for those in use but between two statements.
  const report = (error: Error) => options.onConnectionError?.(error);
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new RetryingDriver(pool),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    // JSON values keep their keys as they were stored.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
