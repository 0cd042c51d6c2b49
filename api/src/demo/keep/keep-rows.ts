import { sql } from 'kysely';
import type { Db } from '../../database/connect';

interface Table {
  readonly name: string;
  /** All that can be written; generated ones come by themselves. */
  readonly columns: readonly string[];
}

/** Remembers all rows of a country's schema and brings them back: for tests that try everything, what destroys included. */
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
      group by c.table_name order by c.table_name`.execute(db);
    return rows;
  }

  /** Any insert, update or delete of committed rows changes a table's mark. */
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

  /** @returns the tables that had changed */
  async function restore(): Promise<string[]> {
    const tables = await readTables();
    const marks = await readMarks(tables);
    // Enquiries that wait for an answer run out of time: they are as fresh as they were.
    const changed = tables.filter(({ name }) => name === 'enquiries' || marks.get(name) !== known.get(name));
    await db.transaction().execute(async (trx) => {
      // No foreign key and no trigger watches: the rows were sound when they were kept.
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
