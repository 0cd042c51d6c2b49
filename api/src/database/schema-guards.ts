import { createHash } from 'node:crypto';
import { sql } from 'kysely';

import { CallTransaction } from './call-transaction';
import type { Db } from './connect';
import { migrations } from './migrations/all';
import type { Guard } from './tables/platform';

const SCRATCH = 'portal_expected';

/** What currently keeps a schema's data correct. Guards that exist but are not in force are left out. */
export async function readGuards(db: Db, schema: string): Promise<Guard[]> {
  // With an empty search path every name is written in full, so that two schemas can be compared.
  const { rows } = await sql<Guard>`
    with tables as (
      select c.oid, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = ${schema} and c.relkind in ('r', 'p') and c.relname not like 'kysely_migration%'
    )
    select 'constraint' as kind, relname as table, conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join tables on tables.oid = k.conrelid where contype not in ('n', 't') and convalidated
    union all
    select 'index', tables.relname, c.relname, pg_get_indexdef(indexrelid)
      from pg_index join tables on tables.oid = indrelid join pg_class c on c.oid = indexrelid
      where indisvalid and indisready
    union all
    select 'trigger', relname, tgname, pg_get_triggerdef(g.oid)
      from pg_trigger g join tables on tables.oid = g.tgrelid where not tgisinternal and tgenabled in ('O', 'A')
    union all
    select 'not null', relname, attname, ''
      from pg_attribute join tables on tables.oid = attrelid where attnum > 0 and not attisdropped and attnotnull
    order by 1, 2, 3`.execute(db);
  const prefixes = [`${schema}.`, `"${schema}".`];
  const plain = (text: string) => prefixes.reduce((left, prefix) => left.replaceAll(prefix, ''), text);
  return rows.map(({ kind, table, name, definition }) => ({
    kind,
    table,
    name,
    definition: plain(definition),
  }));
}

async function inTransaction<Result>(
  ending: 'commit' | 'rollBack',
  db: Db,
  work: () => Promise<Result>,
): Promise<Result> {
  const transaction = new CallTransaction(() => Promise.resolve());
  try {
    const result = await transaction.run(async () => {
      await sql`set local search_path = ''`.execute(db);
      return work();
    });
    await transaction[ending]();
    return result;
  } catch (error) {
    await transaction.rollBack();
    throw error;
  }
}

/** The migrations run in a separate schema, which is removed at once. */
export const readExpected = (db: Db): Promise<Guard[]> =>
  inTransaction('rollBack', db, async () => {
    await sql`create schema ${sql.ref(SCRATCH)}`.execute(db);
    await sql`set local search_path = ${sql.ref(SCRATCH)}`.execute(db);
    for (const { up } of Object.values(migrations)) await up(db);
    await sql`set local search_path = ''`.execute(db);
    return readGuards(db, SCRATCH);
  });

async function fingerprint(db: Db): Promise<string> {
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version_num') as version`.execute(db);
  const versions = JSON.stringify([1, rows[0]?.version, Object.keys(migrations)]);
  return createHash('sha256').update(versions).digest('hex');
}

/** Cached, since it stays the same until the next migration or the next version of PostgreSQL. */
async function expectedGuards(db: Db): Promise<Guard[]> {
  const key = await fingerprint(db);
  const kept = await db
    .selectFrom('schemaGuards')
    .select('guards')
    .where('fingerprint', '=', key)
    .executeTakeFirst();
  if (kept) return kept.guards;
  const guards = await readExpected(db);
  await db.deleteFrom('schemaGuards').execute();
  await db
    .insertInto('schemaGuards')
    .values({ fingerprint: key, guards: JSON.stringify(guards) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return guards;
}

/** For a schema that this start itself has made, step by step. */
export async function keepAsExpected(db: Db, schema: string): Promise<void> {
  const guards = await inTransaction('rollBack', db, () => readGuards(db, schema));
  await db
    .insertInto('schemaGuards')
    .values({ fingerprint: await fingerprint(db), guards: JSON.stringify(guards) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Compares names: PostgreSQL writes the same expression differently after `pg_dump`. */
const getGuardKey = ({ kind, table, name }: Guard) => JSON.stringify([kind, table, name]);
const MOST_NAMED = 3;

/**
 * A text that names what is missing or not in force; null if everything is there. Additional guards are no
 * fault.
 */
export function describeMissing(expected: readonly Guard[], actual: readonly Guard[]): string | null {
  const present = new Set(actual.map(getGuardKey));
  const missing = expected.filter((guard) => !present.has(getGuardKey(guard)));
  if (missing.length === 0) return null;
  const named = missing.slice(0, MOST_NAMED).map(({ kind, table, name }) => `${kind} ${name} on ${table}`);
  return `${named.join(', ')}${missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : ''}`;
}

export async function describeMissingGuards(db: Db, schema: string): Promise<string | null> {
  const expected = await expectedGuards(db);
  const actual = await inTransaction('rollBack', db, () => readGuards(db, schema));
  return describeMissing(expected, actual);
}
