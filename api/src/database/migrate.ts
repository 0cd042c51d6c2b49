import { Migrator, type Migration } from 'kysely';

import type { Db } from './connect';
import { migrations } from './migrations/all';

/** A newer release made the database, or a step failed; the message says which. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/**
 * Brings a country's schema up to date: only forward, in order, each step once, under a lock that lets
 * several servers start at the same time. Returns the names of the steps that ran.
 */
export const migrateToLatest = (db: Db, schema: string): Promise<string[]> =>
  migrateWith(db, schema, migrations);

/** The same with only some of the steps: those of the release that made a backup. */
export async function migrateWith(
  db: Db,
  schema: string,
  steps: Readonly<Record<string, Migration>>,
): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(steps) },
    migrationTableSchema: schema,
    // Steps of one release may have been written in parallel, so a lower number can come after a higher one.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (!error) return results.map(({ migrationName }) => migrationName);
  const failed = results.find(({ status }) => status === 'Error')?.migrationName;
  const reason = error instanceof Error ? error.message : 'unknown error';
  const newer = /previously executed migration/.test(reason);
  throw new MigrationError(
    newer
      ? 'The database was used by a newer release: start that release, or restore a backup.'
      : `The database could not be brought up to date${failed ? ` (${failed})` : ''}: ${reason}`,
    { cause: error },
  );
}
