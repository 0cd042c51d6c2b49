// Columns of PostgreSQL's catalogue. cspell:ignore indisunique indkey indisexclusion
import { sql } from 'kysely';

import type { Db } from '../../database/connect';

/** The tables of lists and searches that grow most, each with the column that says whose its rows are. */
export const partitionedTables = {
  customers: 'company_id',
  enquiries: 'user_id',
  trips: 'company_id',
  trip_ledger: 'company_id',
  trip_payments: 'company_id',
  vehicle_occupancies: 'company_id',
} as const;
type Table = keyof typeof partitionedTables;

export const PARTITIONS = 16;

/** Where the partitions are, and where the plain tables wait. */
const [PARTS, PLAIN] = ['partitions', 'plain'];

/**
 * Puts hash partitions of the rows in the place of the largest tables, with the same indexes. It has no triggers and no
 * foreign keys, so it is for reading: to measure lists, and to see which partitions they read.
 */
export async function partitionTables(db: Db, schema: string): Promise<void> {
  for (const name of [PARTS, PLAIN]) await sql`create schema ${sql.id(name ?? '')}`.execute(db);
  for (const [table, owner] of Object.entries(partitionedTables)) {
    await copyTable(db, schema, table as Table, owner);
    await sql`alter table ${sql.id(schema, table)} set schema ${sql.id(PLAIN ?? '')}`.execute(db);
    await sql`alter table ${sql.id(PARTS ?? '', table)} set schema ${sql.id(schema)}`.execute(db);
    await sql`analyze ${sql.id(schema, table)}`.execute(db);
  }
}

async function copyTable(db: Db, schema: string, table: Table, owner: string): Promise<void> {
  const [from, to] = [sql.id(schema, table), sql.id(PARTS ?? '', table)];
  await sql`create table ${to} (like ${from} including defaults including generated)
    partition by hash (${sql.id(owner)})`.execute(db);
  for (let number = 0; number < PARTITIONS; number += 1)
    await sql`create table ${sql.id(PARTS ?? '', `${table}_${number}`)} partition of ${to}
      for values with (modulus ${sql.lit(PARTITIONS)}, remainder ${sql.lit(number)})`.execute(db);
  const { rows: columns } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${`${schema}.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    db,
  );
  const names = sql.join(columns.map(({ name }) => sql.id(name)));
  await sql`insert into ${to} (${names}) select ${names} from ${from}`.execute(db);
  const { rows: indexes } = await sql<{ definition: string; isUnique: boolean; hasOwner: boolean }>`
    select pg_get_indexdef(indexrelid) as definition, indisunique as is_unique,
      (select attnum from pg_attribute where attrelid = indrelid and attname = ${owner}) = any(indkey) as has_owner
    from pg_index where indrelid = ${`${schema}.${table}`}::regclass and not indisexclusion`.execute(db);
  for (const { definition, isUnique, hasOwner } of indexes) {
    const moved = definition.replace(` ON ${schema}.${table} `, ` ON ${PARTS}.${table} `);
    // A unique index of a partitioned table has its owner.
    await sql.raw(isUnique && !hasOwner ? moved.replace('(', `(${owner}, `) : moved).execute(db);
  }
}
