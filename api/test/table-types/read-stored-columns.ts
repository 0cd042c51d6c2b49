import { sql } from 'kysely';

import type { Db } from '../../src/database/connect';

/** A column of the migrated schema, with the names that the code has for it. */
export interface StoredColumn {
  readonly table: string;
  readonly column: string;
  /** As PostgreSQL names it: `text`, `int4`, `_uuid` for an array. */
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  /** The database computes it; nobody else writes it. */
  readonly isDerived: boolean;
}

/** `trip_id` as `tripId`, also within a longer text. */
export const toCamelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Every column of the connection's schema, by table and then as they were added. */
export async function readStoredColumns(db: Db): Promise<StoredColumn[]> {
  const { rows } = await sql<StoredColumn>`
    select c.relname as "table", a.attname as "column", t.typname as "type",
      not a.attnotnull as is_nullable, a.atthasdef or a.attidentity <> '' as has_default,
      a.attgenerated <> '' or a.attidentity = 'a' as is_derived
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relkind in ('r', 'p') and not c.relispartition and c.relname not like 'kysely_%'
    order by c.relname collate "C", a.attnum`.execute(db);
  return rows.map((row) => ({ ...row, table: toCamelCase(row.table), column: toCamelCase(row.column) }));
}

const kinds: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  timestamptz: 'Date',
};

/** What the driver makes of a type that is neither JSON nor an array. */
export const getKind = (type: string): string => kinds[type] ?? 'string';
export const isJson = (type: string): boolean => type === 'json' || type === 'jsonb';
export const isArray = (type: string): boolean => type.startsWith('_');
