import { sql } from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { CallTransaction } from '../database/call-transaction';
import type { Db } from '../database/connect';
import { migrateToLatest, migrateWith } from '../database/migrate';
import { ensureExtension, extensions } from '../database/migrations/extensions';
import { migrations } from '../database/migrations/all';
import { describeMissing, readExpected, readGuards } from '../database/schema-guards';
import { BackupError } from './backup-error';
import { NOT_COPIED } from './tables';

/** A country's schema while it is filled. Nobody sees any of it before the commit. */
export interface OpenSchema {
  copyIn(table: string, columns: readonly string[], data: AsyncIterable<Buffer>): Promise<number>;
  setSequence(name: string, value: number | null): Promise<void>;
  /** Restores the guards, migrates the schema to the current version and checks it. @throws BackupError */
  finish(): Promise<void>;
  commit(): Promise<void>;
  rollBack(): Promise<void>;
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

interface Options {
  /** The migrations that the backup's database had run. */
  readonly names: readonly string[];
  readonly replace: boolean;
}

const { escapeIdentifier: quoted } = pg;

/**
 * The schema as it was when the backup was made. The migrations make it; its guards are off for the moment.
 */
export async function openSchema(db: Db, schema: string, { names, replace }: Options): Promise<OpenSchema> {
  await refuseUsedTarget(db, schema, replace);
  // In a separate transaction: countries in one database share them, and each would wait for the other's
  // transaction.
  for (const extension of extensions) await ensureExtension(db, extension);
  const transaction = new CallTransaction(() => Promise.resolve());
  const run = <Result>(work: () => Promise<Result>) => transaction.run(work);
  const execute = (text: string) => run(() => sql.raw(text).execute(db));
  try {
    await execute(`drop schema if exists ${quoted(schema)} cascade`);
    await run(() => migrateWith(db, schema, only(names)));
    const tables = await run(() => listTables(db, schema));
    const keys = await run(() => listForeignKeys(db, schema));
    for (const { table, name } of keys) await execute(`alter table ${table} drop constraint ${quoted(name)}`);
    for (const table of tables) await execute(`alter table ${table} disable trigger user`);
    if (tables.length > 0) await execute(`truncate ${tables.join(', ')}`);
    return {
      async copyIn(table, columns, data) {
        const list = columns.map(quoted).join(', ');
        const connection = await transaction.open();
        const stream = await connection.submit(copyFrom(`copy ${quoted(table)} (${list}) from stdin`));
        await pipeline(Readable.from(data), stream);
        return stream.rowCount;
      },
      async setSequence(name, value) {
        if (value === null) return;
        await run(() =>
          sql`select setval(${`${quoted(schema)}.${quoted(name)}`}::regclass, ${value})`.execute(db),
        );
      },
      async finish() {
        for (const table of tables) await execute(`alter table ${table} enable trigger user`);
        for (const { table, name, definition } of keys)
          await execute(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
        await run(() => migrateToLatest(db, schema));
        const actual = await run(async () => {
          await sql`set local search_path = ''`.execute(db);
          return readGuards(db, schema);
        });
        const missing = describeMissing(await readExpected(db), actual);
        if (missing !== null) throw new BackupError(`The restored data of ${schema} lacks ${missing}.`);
      },
      commit: () => transaction.commit(),
      rollBack: () => transaction.rollBack(),
    };
  } catch (error) {
    await transaction.rollBack();
    throw error;
  }
}

const only = (names: readonly string[]) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)));

async function refuseUsedTarget(db: Db, schema: string, replace: boolean): Promise<void> {
  const { rows: clients } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name like 'portal-%' and pid <> pg_backend_pid() limit 1`.execute(
    db,
  );
  if (clients.length > 0) throw new BackupError('The portal is running on this database: stop it first.');
  if (replace) return;
  const { rows } = await sql`
    select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and c.relkind in ('r', 'p') limit 1`.execute(db);
  if (rows.length > 0)
    throw new BackupError(
      `The database already has data of ${schema}: restore into an empty one, or add --replace to delete what is there.`,
    );
}

async function listTables(db: Db, schema: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and c.relkind in ('r', 'p') and c.relname <> all (${NOT_COPIED})
    order by 1`.execute(db);
  return rows.map(({ name }) => quoted(name));
}

/** The owner of a database may not disable them, but may drop and recreate them, which checks every row. */
async function listForeignKeys(db: Db, schema: string): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and k.contype = 'f' order by 1, 2`.execute(db);
  return rows.map(({ table, name, definition }) => ({ table: quoted(table), name, definition }));
}
