import type { Db } from '../../../database/connect';

export interface DraftOwner {
  readonly companyId: string;
  readonly userId: string;
}
interface NewDraft {
  readonly content: string;
  readonly version: number;
  readonly keptAt: Date;
}

const selectDraft = (db: Db, { companyId, userId }: DraftOwner) =>
  db
    .selectFrom('listingDrafts')
    .select(['content', 'version', 'keptAt'])
    .where('companyId', '=', companyId)
    .where('userId', '=', userId);

export const findDraft = (db: Db, owner: DraftOwner) => selectDraft(db, owner).executeTakeFirst();

/** @returns false if another call has added one meanwhile */
export async function insertDraft(db: Db, owner: DraftOwner, draft: NewDraft): Promise<boolean> {
  const added = await db
    .insertInto('listingDrafts')
    .values({ ...owner, ...draft })
    .onConflict((conflict) => conflict.columns(['companyId', 'userId']).doNothing())
    .returning('version')
    .executeTakeFirst();
  return added !== undefined;
}

/** @returns false if the draft has another version than the one before, or is gone */
export async function replaceDraft(
  db: Db,
  { companyId, userId }: DraftOwner,
  draft: NewDraft,
): Promise<boolean> {
  const replaced = await db
    .updateTable('listingDrafts')
    .set(draft)
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where('version', '=', draft.version - 1)
    .returning('version')
    .executeTakeFirst();
  return replaced !== undefined;
}

export async function deleteDraft(db: Db, { companyId, userId }: DraftOwner): Promise<void> {
  await db
    .deleteFrom('listingDrafts')
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .execute();
}

export async function deleteDraftsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('listingDrafts').where('keptAt', '<', before).execute();
}
