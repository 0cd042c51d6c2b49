import { sql } from 'kysely';
import type { Db } from '../../database/connect';

interface Table {
  readonly name: string;
  /** The columns that can be written; the database computes generated ones. */
  readonly columns: readonly string[];
}

/**
 * Saves all rows of a country's schema and restores them: for tests that try everything, destructive calls
 * included.
 */
export function createRowKeeper(db: Db, schema: string) {
  const kept = `keep_${schema}`;
  let known = new Map<string, string>();

  async function readTables(): Promise<Table[]> {
    const { rows } = await sql<Table>`
      select c.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = ${schema} and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
        and c.table_name not like 'kysely%'
        and not (select relispartition from pg_class where oid = format('%I.%I', c.table_schema, c.table_name)::regclass)
      group by c.table_name order by c.table_name`.execute(db);
    return rows;
  }

  /** Any committed insert, update or delete changes the mark of a table. */
  async function readMarks(tables: readonly Table[], on = db): Promise<Map<string, string>> {
    const parts = tables.map(
      ({ name }) =>
        sql`select ${sql.lit(name)}::text as name, count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) as mark from ${sql.id(schema, name)}`,
    );
    const { rows } = await sql<{ name: string; mark: string }>`${sql.join(parts, sql` union all `)}`.execute(
      on,
    );
    return new Map(rows.map(({ name, mark }) => [name, mark]));
  }

  async function keep(): Promise<void> {
    const tables = await readTables();
    await db.transaction().execute(async (trx) => {
      await sql`drop schema if exists ${sql.id(kept)} cascade`.execute(trx);
      await sql`create schema ${sql.id(kept)}`.execute(trx);
      for (const { name } of tables)
        await sql`create table ${sql.id(kept, name)} as table ${sql.id(schema, name)}`.execute(trx);
      await sql`create table ${sql.id(kept, 'kept_at')} as select now() as moment`.execute(trx);
    });
    known = await readMarks(tables);
  }

  async function bringBack({ name, columns }: Table, on: Db): Promise<void> {
    const list = sql.join(columns.map((column) => sql.id(column)));
    await sql`delete from ${sql.id(schema, name)}`.execute(on);
    await sql`insert into ${sql.id(schema, name)} (${list}) overriding system value
      select ${list} from ${sql.id(kept, name)}`.execute(on);
  }

  /** @returns the tables that changed */
  async function restore(): Promise<string[]> {
    const tables = await readTables();
    const marks = await readMarks(tables);
    // Waiting enquiries run out of time, so they become as recent as they were.
    const changed = tables.filter(({ name }) => name === 'enquiries' || marks.get(name) !== known.get(name));
    await db.transaction().execute(async (trx) => {
      // Foreign keys and triggers are off: the rows were valid when they were saved.
      await sql`set local session_replication_role = replica`.execute(trx);
      for (const table of changed) await bringBack(table, trx);
      await sql`
        update ${sql.id(schema, 'enquiries')} set
          created_at = created_at + (now() - moment),
          updated_at = updated_at + (now() - moment),
          expires_at = expires_at + (now() - moment)
        from ${sql.id(kept, 'kept_at')} where status = 'NEW'`.execute(trx);
    });
    known = await readMarks(tables);
    return changed.map(({ name }) => name);
  }

  return { keep, restore };
}
