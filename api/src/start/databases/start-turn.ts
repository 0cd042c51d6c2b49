import { countries, type CountryCode } from '@portal/shared/contract';
import { sql } from 'kysely';
import { connectDatabase } from '../../database/connect';
import type { Report } from './report';

/**
 * Servers that start on one database prepare it one after the other, or two of them would make the same demo
 * data. The lock lasts as long as its connection, so a server that dies blocks nobody.
 */
export async function takeStartTurn<Result>(
  url: string,
  code: CountryCode,
  report: Pick<Report, 'progress'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const db = connectDatabase({
    url,
    schema: code,
    name: 'start',
    maxConnections: 1,
    statementTimeoutMs: 0,
    lockTimeoutMs: 0,
  });
  try {
    return await db.connection().execute(async (connection) => {
      const lock = sql`hashtextextended(${`start ${code}`}, 0)`;
      const { rows } = await sql<{
        isLocked: boolean;
      }>`select pg_try_advisory_lock(${lock}) as "isLocked"`.execute(connection);
      if (!rows[0]?.isLocked) {
        report.progress(`Waiting for the server that prepares the data of ${countries[code].name}`);
        await sql`select pg_advisory_lock(${lock})`.execute(connection);
      }
      return work();
    });
  } finally {
    await db.destroy();
  }
}
