// Columns of PostgreSQL's catalogue. cspell:ignore indisunique indisexclusion indkey conkey confkey confrelid conparentid ordinality
import { sql } from 'kysely';

import type { Db } from '../../src/database/connect';
import { toCamelCase } from '../table-types/read-stored-columns';
import { owners } from './owners';
import { ownerColumns } from './scope';

export interface Key {
  readonly name: string;
  readonly table: string;
  readonly columns: readonly string[];
  /** For a foreign key: the table that it refers to, and its columns in the order of `columns`. */
  readonly parent: string | null;
  readonly parentColumns: readonly string[];
}

/** Primary keys, unique indexes, exclusions and foreign keys of the migrated schema. */
export async function readKeys(db: Db): Promise<Key[]> {
  const { rows } = await sql<Key>`
    with tables as (
      select c.oid, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = current_schema() and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname not like 'kysely_migration%'
    ), keys as (
      select c.relname as name, indrelid as table_id, string_to_array(indkey::text, ' ')::int[] as positions,
        null::oid as parent_id, '{}'::int[] as parent_positions
      from pg_index join pg_class c on c.oid = indexrelid where indisunique or indisexclusion
      union all
      select conname, conrelid, conkey, confrelid, confkey from pg_constraint where contype = 'f' and conparentid = 0
    )
    select keys.name, tables.name as "table", parents.name as parent,
      (select coalesce(array_agg(attname::text order by place.number), '{}') from unnest(positions) with ordinality place (position, number)
        join pg_attribute on attrelid = table_id and attnum = position) as columns,
      (select coalesce(array_agg(attname::text order by place.number), '{}') from unnest(parent_positions) with ordinality place (position, number)
        join pg_attribute on attrelid = parent_id and attnum = position) as parent_columns
    from keys join tables on tables.oid = keys.table_id left join tables parents on parents.oid = keys.parent_id
    order by keys.name collate "C"`.execute(db);
  return rows.map((key) => ({
    ...key,
    table: toCamelCase(key.table),
    columns: key.columns.map(toCamelCase),
    parent: key.parent === null ? null : toCamelCase(key.parent),
    parentColumns: key.parentColumns.map(toCamelCase),
  }));
}

function getOwner(table: string) {
  const owner = (owners as Readonly<Record<string, (typeof owners)[keyof typeof owners]>>)[table];
  return owner === undefined || 'shared' in owner ? null : owner;
}

/** A foreign key takes the row's own owner along to the column that says whose the other row is. */
function hasParentOwner({ columns, parentColumns }: Key, ownerColumn: string | undefined): boolean {
  const position = parentColumns.findIndex((column) => column === ownerColumn);
  return ownerColumns.includes(columns[position] ?? '');
}

/** Whether the key holds for the rows of one owner, so that it can be checked where these are. */
export function isLocal(key: Key): boolean {
  const owner = getOwner(key.parent ?? key.table);
  // What is shared, and the directory of suppliers, is copied to every machine.
  if (!owner || (key.parent !== null && owner.isDirectory)) return true;
  if (key.parent !== null) return hasParentOwner(key, owner.columns[0]);
  if (owner.isDirectory) return owner.columns.some((column) => key.columns.includes(column));
  return key.columns.includes(owner.columns[0] ?? '');
}
