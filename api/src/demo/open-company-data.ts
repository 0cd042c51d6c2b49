import { sql } from 'kysely';
import { countries, isCountryCode, type Country } from '@portal/shared/contract';
import { readConfig } from '../config';
import type { Db } from '../database/connect';
import { systemClock, type Deps } from '../deps';
import { openDatabases } from '../start/databases/databases';
import { createStack } from '../start/databases/stack';

interface Owner {
  readonly userId: string;
  readonly companyId: string;
}

/** Works on a company's data while a server runs: only for benchmarks, never for a real installation. */
export async function openCompanyData(
  code: string,
  companyId: string,
  work: (deps: Pick<Deps, 'clock'> & { db: Db; country: Country }, owner: Owner) => Promise<void>,
): Promise<void> {
  if (!isCountryCode(code)) throw new Error(`There is no country "${code}".`);
  const config = readConfig();
  if (config.env === 'production') throw new Error('Made-up data is not for production.');
  const stack = createStack();
  try {
    const report = { progress: () => undefined, ready: () => undefined };
    const opened = await openDatabases({ config, report, stack, onConnectionError: () => undefined });
    const db = opened.get(code)?.db;
    if (db === undefined) throw new Error(`${countries[code].name} is not configured.`);
    const { userId } = await db
      .selectFrom('companies')
      .select('userId')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    await work({ db, clock: systemClock, country: countries[code] }, { userId, companyId });
    // PostgreSQL does this by itself, but a minute or more later: it counts the new rows and marks them as
    // settled.
    await sql`vacuum (analyze)`.execute(db);
  } finally {
    await stack.unwind(console.error);
  }
}
