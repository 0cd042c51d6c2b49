import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Migration } from 'kysely';

import type { Db } from './connect';
import { migrations } from './migrations/all';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';

/**
 * A step that a server of the release before cannot run with has a name with this end. Its release is installed
 * with all servers stopped. Every other step only adds, so servers of both releases run at the same time.
 */
export const BREAKING_END = '-breaking';

/** A newer release changed the database so that this one cannot run with it, or a step failed; the message says which. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

const NEWER_RELEASE = 'The database was used by a newer release: start that release, or restore a backup.';

/**
 * Brings a country's schema up to date: only forward, in order, each step once, under a lock that lets
 * several servers start at the same time. Returns the names of the steps that ran.
 */
export const migrateToLatest = (db: Db, schema: string): Promise<string[]> =>
  migrateWith(db, schema, migrations);

/** Steps of a newer release that have run. None for a schema without tables. */
export async function listNewerSteps(
  db: Db,
  schema: string,
  steps: Readonly<Record<string, Migration>> = migrations,
): Promise<string[]> {
  const table = `"${schema}".${DEFAULT_MIGRATION_TABLE}`;
  const found = await sql<{ exists: boolean }>`select to_regclass(${table}) is not null as exists`.execute(
    db,
  );
  if (!found.rows[0]?.exists) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.raw(table)} order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !(name in steps));
}

/** A step of a newer release: it has run, and this release has nothing to do for it. */
const nothingToDo: Migration = { up: () => Promise.resolve() };

/** The same with only some of the steps, for example those of the release that made a backup. */
export async function migrateWith(
  db: Db,
  schema: string,
  steps: Readonly<Record<string, Migration>>,
): Promise<string[]> {
  const newer = await listNewerSteps(db, schema, steps);
  if (newer.some((name) => name.endsWith(BREAKING_END))) throw new MigrationError(NEWER_RELEASE);
  const known = { ...steps, ...Object.fromEntries(newer.map((name) => [name, nothingToDo])) };
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(known) },
    migrationTableSchema: schema,
    // Steps of one release may have been written in parallel, so a lower number can come after a higher one.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (!error) return results.map(({ migrationName }) => migrationName);
  const failed = results.find(({ status }) => status === 'Error')?.migrationName;
  const reason = getErrorText(error);
  throw new MigrationError(
    // Another server has just run the steps of a newer release.
    /previously executed migration/.test(reason)
      ? NEWER_RELEASE
      : `The database could not be brought up to date${failed ? ` (${failed})` : ''}: ${reason}`,
    { cause: error },
  );
}
