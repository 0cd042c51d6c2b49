// Columns of PostgreSQL's catalogue. cspell:ignore connamespace regnamespace conrelid confrelid conparentid indexrelid conindid tgrelid tgisinternal
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

export const PARTITIONS = 16;

/** Where the partitions are, and where the plain tables wait. */
const [PARTS, PLAIN] = ['partitions', 'plain'];

/** A definition of the catalogue, which is carried out again on another table. */
interface Definition {
  readonly table: string;
  readonly name: string;
  readonly text: string;
}

/**
 * Puts hash partitions of the rows in the place of the largest tables, with their own keys, rules, foreign keys and
 * triggers as the migrations made them.
 */
export async function partitionTables(db: Db, schema: string): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  for (const name of [PARTS, PLAIN]) await run(`create schema ${name}`);
  const tables = Object.keys(partitionedTables);
  const references = await readReferences(db, schema, tables);
  const triggers = await readTriggers(db, schema, tables);
  for (const { table, name } of references)
    await run(`alter table ${schema}.${table} drop constraint ${name}`);
  for (const [table, owner] of Object.entries(partitionedTables)) {
    await copyTable(db, schema, table, owner);
    await run(`alter table ${schema}.${table} set schema ${PLAIN}`);
    await run(`alter table ${PARTS}.${table} set schema ${schema}`);
  }
  for (const { text } of triggers) await run(text);
  for (const { table, name, text } of references)
    await run(`alter table ${schema}.${table} add constraint ${name} ${text}`);
  for (const table of tables) await run(`analyze ${schema}.${table}`);
}

/** Foreign keys from and to the tables. */
async function readReferences(db: Db, schema: string, tables: readonly string[]): Promise<Definition[]> {
  const { rows } = await sql<Definition>`
    select c.relname as "table", conname as name, pg_get_constraintdef(k.oid) as text
    from pg_constraint k join pg_class c on c.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' and conparentid = 0 and connamespace = ${schema}::regnamespace
      and (c.relname = any(${tables}) or parent.relname = any(${tables}))`.execute(db);
  return rows;
}

async function readTriggers(db: Db, schema: string, tables: readonly string[]): Promise<Definition[]> {
  const { rows } = await sql<Definition>`
    select c.relname as "table", tgname as name, pg_get_triggerdef(t.oid) as text
    from pg_trigger t join pg_class c on c.oid = tgrelid
    where not tgisinternal and c.relnamespace = ${schema}::regnamespace and c.relname = any(${tables})
    order by tgname`.execute(db);
  return rows;
}

async function copyTable(db: Db, schema: string, table: string, owner: string): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  const [from, to] = [`${schema}.${table}`, `${PARTS}.${table}`];
  await run(`create table ${to} (like ${from} including all excluding indexes) partition by hash (${owner})`);
  for (let number = 0; number < PARTITIONS; number += 1)
    await run(`create table ${to}_${number} partition of ${to}
      for values with (modulus ${PARTITIONS}, remainder ${number})`);
  const { rows: columns } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${from}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(db);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  await run(`insert into ${to} (${names}) select ${names} from ${from}`);
  const { rows: keys } = await sql<Definition>`
    select '' as "table", conname as name, pg_get_constraintdef(oid) as text from pg_constraint
    where conrelid = ${from}::regclass and contype in ('p', 'u', 'x')`.execute(db);
  for (const { name, text } of keys) {
    // What is unique over all suppliers would need a directory, which is not made here.
    const isLocal = new RegExp(`\\b${owner}\\b`).test(text);
    await run(
      `alter table ${to} add constraint ${name} ${isLocal ? text : text.replace('(', `(${owner}, `)}`,
    );
  }
  const { rows: indexes } = await sql<Definition>`
    select '' as "table", '' as name, pg_get_indexdef(indexrelid) as text from pg_index
    where indrelid = ${from}::regclass and not exists (select from pg_constraint where conindid = indexrelid
      and conrelid = indrelid)`.execute(db);
  for (const { text } of indexes) await run(text.replace(` ON ${from} `, ` ON ${to} `));
}
