import { MINUTE } from '@portal/shared/contract';
import {
  CamelCasePlugin,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import pg from 'pg';

import { budgetNames, ConnectionGate, type BudgetName } from './connection-budgets';
import { RetryingDriver, type Line } from './retrying-driver';
import type { Database } from './schema';

export type Db = Kysely<Database>;

export interface ConnectOptions {
  url: string;
  /** A pooler in transaction mode, used in place of `url`. Its sessions have `pooledSettings`. */
  poolerUrl?: string | null;
  /** A country's schema, `ae` or `in` (a test has its own). Schemas share nothing. */
  schema: string;
  maxConnections?: number;
  /** Replaces the single pool: one pool each for calls, reports and background work. */
  hasBudgets?: boolean;
  /** 0 means no limit, for work that may take any time. */
  statementTimeoutMs?: number;
  /** How long a statement waits for a lock that another transaction holds. */
  lockTimeoutMs?: number;
  /** Idle connections stay open, with what their sessions hold. */
  keepsIdle?: boolean;
  /** The name of the connections in `pg_stat_activity`. */
  name?: string;
  /** An idle connection was lost. The pool replaces it, so this is only for the log. */
  onConnectionError?: (error: Error) => void;
}

/** A statement that waits longer fails with a request to retry, which frees its connection for others. */
const LOCK_TIMEOUT = 5000;
const STATEMENT_TIMEOUT = 12_000;

/**
 * What each connection sets for its session. A pooler in transaction mode hands sessions from caller to caller, so
 * its own configuration sets the same.
 */
export interface SessionSettings {
  readonly schema: string;
  readonly timeZone: string;
  readonly statementTimeoutMs: number;
  readonly lockTimeoutMs: number;
}

export const pooledSettings = (schema: string): SessionSettings => ({
  schema,
  timeZone: 'UTC',
  statementTimeoutMs: STATEMENT_TIMEOUT,
  lockTimeoutMs: LOCK_TIMEOUT,
});

const { builtins } = pg.types;

/** Dates stay `YYYY-MM-DD` (a Date would move them by the time zone); counts are small enough for numbers. */
function getParser(oid: number): (text: string) => unknown {
  if (oid === builtins.DATE) return (text) => text;
  if (oid === builtins.INT8) return Number;
  return pg.types.getTypeParser(oid) as (text: string) => unknown;
}

/**
 * Two for each job, since some read side by side, and all of them begin when the server starts: with fewer they would
 * wait for each other.
 */
export const BACKGROUND_CONNECTIONS = 16;

/**
 * For one process and country; with readiness, announcements and locks 39. A caller waits 15 s at most, a job may
 * wait longer.
 */
const budgets: Readonly<
  Record<BudgetName, { size: number; longestWait: number; statementTimeoutMs: number }>
> = {
  interactive: { size: 16, longestWait: 5000, statementTimeoutMs: STATEMENT_TIMEOUT },
  reports: { size: 4, longestWait: 10_000, statementTimeoutMs: STATEMENT_TIMEOUT },
  background: { size: BACKGROUND_CONNECTIONS, longestWait: 30_000, statementTimeoutMs: MINUTE },
};

function writeSessionOptions({
  schema,
  statementTimeoutMs = STATEMENT_TIMEOUT,
  lockTimeoutMs = Math.min(statementTimeoutMs, LOCK_TIMEOUT),
}: ConnectOptions): string {
  return [
    `-c search_path=${schema} -c timezone=UTC`,
    `-c statement_timeout=${statementTimeoutMs} -c lock_timeout=${lockTimeoutMs}`,
  ].join(' ');
}

function openPool(options: ConnectOptions): pg.Pool {
  const { url, poolerUrl = null, schema, maxConnections = 10, name = 'portal' } = options;
  const pool = new pg.Pool({
    connectionString: poolerUrl ?? url,
    max: maxConnections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: options.keepsIdle ? 0 : MINUTE,
    application_name: `${name}-${schema}`,
    // PgBouncer refuses options of a session.
    options: poolerUrl === null ? writeSessionOptions(options) : undefined,
    types: { getTypeParser: getParser },
  });
  // Without listeners a restart of the database would end this process. The pool's listener is for idle
  // connections, the client's for connections in use between two statements.
  const report = (error: Error) => options.onConnectionError?.(error);
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

function openLines(options: ConnectOptions): Readonly<Record<BudgetName, Line>> {
  if (!options.hasBudgets) {
    const line = { pool: openPool(options), gate: null, ownLimitMs: null };
    return { interactive: line, reports: line, background: line };
  }
  const lines = budgetNames.map((name) => {
    const { size, longestWait, statementTimeoutMs } = budgets[name];
    const pool = openPool({
      ...options,
      name: `portal-${name}`,
      statementTimeoutMs,
      maxConnections: size,
    });
    const ownLimitMs =
      options.poolerUrl && statementTimeoutMs !== STATEMENT_TIMEOUT ? statementTimeoutMs : null;
    return [name, { pool, gate: new ConnectionGate(size, longestWait), ownLimitMs }] as const;
  });
  return Object.fromEntries(lines) as Record<BudgetName, Line>;
}

/** The connections of one purpose, now. */
export interface Connections {
  readonly purpose: BudgetName;
  readonly max: number;
  readonly used: number;
  readonly idle: number;
  /** Calls and jobs that have none. */
  readonly waiting: number;
  /** Those that waited too long, so far. */
  readonly refused: number;
}

const openedLines = new WeakMap<Db, Readonly<Record<BudgetName, Line>>>();

/** @param db as `connectDatabase` made it, with budgets */
export function readConnections(db: Db): Connections[] {
  const lines = openedLines.get(db);
  if (!lines) return [];
  return budgetNames.map((purpose) => {
    const { pool, gate } = lines[purpose];
    const { waiting, refused } = gate?.readState() ?? { waiting: 0, refused: 0 };
    return {
      purpose,
      max: pool.options.max,
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: waiting + pool.waitingCount,
      refused,
    };
  });
}

/**
 * One session, past any pooler, for locks that are held longer than a transaction. They end with it, so a server that
 * dies blocks nobody.
 */
export const connectForLocks = (options: Pick<ConnectOptions, 'url' | 'schema' | 'onConnectionError'>): Db =>
  connectDatabase({ ...options, name: 'portal-locks', maxConnections: 1, keepsIdle: true });

export function connectDatabase(options: ConnectOptions): Db {
  const lines = openLines(options);
  const db: Db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new RetryingDriver(lines),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    // JSON values keep their keys as stored.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  openedLines.set(db, lines);
  return db;
}
