import { countries, type CountryCode } from '@portal/shared/contract';
import { sql } from 'kysely';
import {
  connectDatabase,
  pooledSettings,
  type ConnectOptions,
  type SessionSettings,
} from '../../database/connect';
import { describeUnreachable } from './describe-unreachable';
import { StartError } from './start-error';

interface Seen extends SessionSettings {
  /** The same for all connections to one database of one running server. */
  readonly place: string;
}

/** The names in PostgreSQL, for the person who corrects the pooler's configuration. */
const settingNames: Readonly<Record<keyof SessionSettings, string>> = {
  schema: 'search_path',
  timeZone: 'timezone',
  statementTimeoutMs: 'statement_timeout',
  lockTimeoutMs: 'lock_timeout',
};

/** `current_schema()` and not `search_path`, in which PostgreSQL writes `in` with quotes, as a reserved word. */
async function readSession(options: ConnectOptions): Promise<Seen> {
  const db = connectDatabase({ ...options, name: 'start', maxConnections: 1 });
  try {
    const { rows } = await sql<Seen>`
      select coalesce(current_schema(), 'none') as schema, current_setting('TimeZone') as "timeZone",
        (select setting::int from pg_settings where name = 'statement_timeout') as "statementTimeoutMs",
        (select setting::int from pg_settings where name = 'lock_timeout') as "lockTimeoutMs",
        current_database() || ' ' || extract(epoch from pg_postmaster_start_time()) as place`.execute(db);
    const [seen] = rows;
    if (seen === undefined) throw new Error('PostgreSQL answered without a row');
    return seen;
  } finally {
    await db.destroy();
  }
}

/**
 * A pooler that leads elsewhere would write one country's data into the schema of the other.
 * @throws StartError in one sentence
 */
export async function checkPooler(
  code: CountryCode,
  { url, poolerUrl }: { readonly url: string; readonly poolerUrl: string },
): Promise<void> {
  const setting = `DATABASE_POOLER_URL_${code.toUpperCase()}`;
  const pooled = await readSession({ url, poolerUrl, schema: code }).catch((error: unknown) => {
    throw new StartError(describeUnreachable(`The pooler of ${countries[code].name}`, poolerUrl, error));
  });
  const { place } = await readSession({ url, schema: code });
  if (pooled.place !== place)
    throw new StartError(
      `${setting} must lead to the database of ${countries[code].name}, and leads to another.`,
    );
  const expected = pooledSettings(code);
  for (const name of Object.keys(settingNames) as (keyof SessionSettings)[])
    if (pooled[name] !== expected[name])
      throw new StartError(
        `${setting} must lead to connections with ${settingNames[name]} ${expected[name]}, and they have ${pooled[name]}: set it in connect_query, as docs/deploy/pgbouncer.ini does.`,
      );
}
