import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';

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

/**
 * One statement, so that a file that is being attached at the same moment is either used or deleted, never
 * both.
 */
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

/** The oldest files that neither a record nor a draft of a listing uses, limited in number; parallel deletions take other files. */
export const deleteUnattached = (db: Db, olderThan: Date, atMost: number): Promise<StoredFile[]> =>
  db
    .deleteFrom('files')
    .where('id', 'in', (query) =>
      query
        .selectFrom('files')
        .select('id')
        .where('attachedAt', 'is', null)
        .where('createdAt', '<', olderThan)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('listingDraftFiles')
                .select('listingDraftFiles.fileId')
                .whereRef('listingDraftFiles.fileId', '=', 'files.id'),
            ),
          ),
        )
        .orderBy('createdAt')
        .limit(atMost)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();

/** Those of the files that belong to the owner, which nobody can delete before the transaction ends. */
export async function lockOwnFiles(trx: Db, ownerId: string, fileIds: readonly string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const own = await trx
    .selectFrom('files')
    .select('id')
    .where('id', 'in', [...fileIds])
    .where('ownerId', '=', ownerId)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return own.map(({ id }) => id);
}

/** Marks those of the files that belong to the owner as used. */
export const markAttached = (db: Db, ownerId: string, fileIds: readonly string[], now: Date) =>
  db
    .updateTable('files')
    .set({ attachedAt: now })
    .where('id', 'in', [...fileIds])
    .where('ownerId', '=', ownerId)
    .returning(['id', 'mimeType'])
    .execute();

/** Releases the owner's files that no table refers to. The lock makes a simultaneous use visible or wait. */
export async function markUnattached(db: Db, ownerId: string, fileIds: readonly string[]): Promise<void> {
  const own = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', [...fileIds])
    .where('ownerId', '=', ownerId)
    .orderBy('id')
    .forUpdate()
    .execute();
  await sql`
    update files set attached_at = null where owner_id = ${ownerId} and id = any(${own.map(({ id }) => id)}::uuid[])
      and not exists (select from listing_files where file_id = files.id)
      and not exists (select from fleet_vehicles where photo = files.id)
      and not exists (select from customer_documents where file_id = files.id)
      and not exists (select from check_list_photos where file_id = files.id)
      and not exists (select from check_lists where files.id in (agent_signature, customer_signature))
      and not exists (select from vehicle_damage_photos where file_id = files.id)
      and not exists (select from contract_addenda where files.id in (agent_signature, customer_signature))
      and not exists (select from trip_contracts where files.id in (agent_signature, customer_signature))
      and not exists (select from issued_logos where file_id = files.id)
      and not exists (select from customers where profile_pic = files.id)
      and not exists (select from companies where user_id = ${ownerId}
        and files.id in (company_logo, commercial_license, license_front, license_back))`.execute(db);
}
