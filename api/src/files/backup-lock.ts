import { sql, type Kysely } from 'kysely';

import type { Database } from '../database/schema';
import type { ObjectStore } from './object-store';

type Db = Kysely<Database>;

/** Held while a backup is made, so that no file is removed that it still needs. */
export const backupLock = (schema: string): string => `backup ${schema}`;

const AT_ONCE = 500;

/** Removes files from the store. While a backup is made it notes them for later instead. */
export async function removeFiles(db: Db, files: ObjectStore, keys: readonly string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock_shared(hashtextextended('backup ' || current_schema(), 0)) as free`.execute(
      trx,
    );
    if (rows[0]?.free) {
      for (const key of keys) await files.remove(key);
      return;
    }
    await trx
      .insertInto('removedFiles')
      .values(keys.map((storageKey) => ({ storageKey })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Files whose removal waited for a backup. */
export async function removeNotedFiles(db: Db, files: ObjectStore): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock_shared(hashtextextended('backup ' || current_schema(), 0)) as free`.execute(
      trx,
    );
    if (!rows[0]?.free) return;
    const noted = await trx.selectFrom('removedFiles').select('storageKey').limit(AT_ONCE).execute();
    for (const { storageKey } of noted) {
      await files.remove(storageKey);
      await trx.deleteFrom('removedFiles').where('storageKey', '=', storageKey).execute();
    }
  });
}
