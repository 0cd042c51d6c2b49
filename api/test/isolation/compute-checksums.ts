import { sql } from 'kysely';
import type { Db } from '../../src/database/connect';

/** A fingerprint of every row of every table, so that "nothing changed" is literal. */
export async function computeChecksums(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(db);
  const sums: Record<string, string> = {};
  for (const { name } of rows) {
    const table = sql.table(name);
    const sum = await sql<{
      sum: string;
    }>`select md5(coalesce(string_agg(row::text, '|' order by row::text), '')) as sum from ${table} as row`.execute(
      db,
    );
    sums[name] = sum.rows[0]?.sum ?? '';
  }
  return sums;
}
