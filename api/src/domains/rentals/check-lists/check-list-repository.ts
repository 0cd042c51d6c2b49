import type { Insertable, Updateable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { CheckListPhotosTable, CheckListsTable } from '../../../database/tables/trip-documents';
import type { StoredCheckList } from './store';

export const insertCheckList = (db: Db, list: Insertable<CheckListsTable>): Promise<StoredCheckList> =>
  db.insertInto('checkLists').values(list).returningAll().executeTakeFirstOrThrow();

/** For a row that the transaction has locked; each change makes a new version. */
export const updateCheckList = (
  db: Db,
  { id, companyId, version }: StoredCheckList,
  columns: Updateable<CheckListsTable>,
): Promise<StoredCheckList> =>
  db
    .updateTable('checkLists')
    .set({ ...columns, version: version + 1 })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

type Photo = Omit<Insertable<CheckListPhotosTable>, 'checkListId' | 'companyId'>;

export async function writePhotos(
  db: Db,
  { companyId, id: checkListId }: Pick<StoredCheckList, 'companyId' | 'id'>,
  photos: readonly Photo[],
): Promise<void> {
  await db
    .deleteFrom('checkListPhotos')
    .where('companyId', '=', companyId)
    .where('checkListId', '=', checkListId)
    .execute();
  if (photos.length === 0) return;
  await db
    .insertInto('checkListPhotos')
    .values(photos.map((photo) => ({ ...photo, checkListId, companyId })))
    .execute();
}
