import type { Insertable, Kysely, Selectable } from 'kysely';

import type { Database } from '../../database/schema';

export type StoredFile = Selectable<Database['files']>;
type Db = Kysely<Database>;

export function insertFile(db: Db, row: Insertable<Database['files']>): Promise<StoredFile> {
  return db.insertInto('files').values(row).returningAll().executeTakeFirstOrThrow();
}

export function findOwnFile(db: Db, ownerId: string, fileId: string): Promise<StoredFile | undefined> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', fileId)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst();
}

/** For the holder of a signed link, which names one file and was given to somebody who may see it. */
export function findLinkedFile(db: Db, fileId: string): Promise<StoredFile | undefined> {
  return db.selectFrom('files').selectAll().where('id', '=', fileId).executeTakeFirst();
}

export function findFiles(db: Db, ids: readonly string[]): Promise<StoredFile[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('files')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

/** In one statement, so that a file being attached at the same moment is either used or deleted, never both. */
export function deleteUnused(db: Db, ownerId: string, fileId: string): Promise<StoredFile | undefined> {
  return db
    .deleteFrom('files')
    .where('id', '=', fileId)
    .where('ownerId', '=', ownerId)
    .where('attachedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteRow(db: Db, fileId: string): Promise<void> {
  await db.deleteFrom('files').where('id', '=', fileId).execute();
}
