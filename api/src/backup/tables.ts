import type pg from 'pg';

/** The migrations make these, or the next start does. */
export const NOT_COPIED = ['kysely_migration', 'kysely_migration_lock', 'schema_guards', 'removed_files'];

export interface TableColumns {
  readonly table: string;
  readonly columns: string[];
}

type Query = <Row>(sql: string, values?: unknown[]) => Promise<Row[]>;

export const createQuery =
  (client: pg.Client): Query =>
  async <Row>(text: string, values: unknown[] = []) =>
    (await client.query(text, values)).rows as Row[];

/** Every table with its stored columns, without the computed ones. A partition's rows are those of its table. */
export const findTables = (query: Query, schema: string): Promise<TableColumns[]> =>
  query<TableColumns>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      where n.nspname = $1 and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all ($2)
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`,
    [schema, NOT_COPIED],
  );

export const findMigrations = async (query: Query, schema: string): Promise<string[]> => {
  const [found] = await query<{ exists: boolean }>(`select to_regclass($1) is not null as "exists"`, [
    `"${schema}".kysely_migration`,
  ]);
  if (!found?.exists) return [];
  const rows = await query<{ name: string }>(`select name from "${schema}".kysely_migration order by name`);
  return rows.map(({ name }) => name);
};
