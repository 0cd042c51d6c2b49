import type { ListingDraftName } from '@portal/shared/contract';
import type { Selectable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { ListingDraftsTable } from '../../../database/tables/listing-drafts';

export interface DraftOwner {
  readonly companyId: string;
  readonly userId: string;
}
/** A draft, and the plate of the listing that it copies while that listing is there. */
export type DraftRow = Selectable<ListingDraftsTable> & { readonly copiedPlate: string | null };
type NewDraft = Pick<DraftRow, 'vehicleId' | 'version' | 'keptAt' | 'browser' | 'system'> & {
  readonly content: string;
  /** Undefined keeps what the draft had. */
  readonly copiedListingId?: string | undefined;
};

/** The columns that name one draft of an agent. */
const toKey = ({ companyId, userId }: DraftOwner, { draftId, level }: ListingDraftName) => ({
  companyId,
  userId,
  draftId,
  level,
});

const selectOwn = (db: Db, { companyId, userId }: DraftOwner) =>
  db
    .selectFrom('listingDrafts')
    .leftJoin('listings as copied', (join) =>
      join
        .onRef('copied.id', '=', 'listingDrafts.copiedListingId')
        .onRef('copied.userId', '=', 'listingDrafts.userId')
        .on('copied.deletedAt', 'is', null),
    )
    .selectAll('listingDrafts')
    .select('copied.plate as copiedPlate')
    .where('listingDrafts.companyId', '=', companyId)
    .where('listingDrafts.userId', '=', userId)
    .where('listingDrafts.deletedAt', 'is', null);

/** The last changed first. Changes of a deleted listing wait until it comes back. */
export const listDrafts = (db: Db, owner: DraftOwner): Promise<DraftRow[]> =>
  selectOwn(db, owner)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('listingDrafts.vehicleId', 'is', null),
        exists(
          selectFrom('listings')
            .select('listings.id')
            .whereRef('listings.id', '=', 'listingDrafts.vehicleId')
            .whereRef('listings.userId', '=', 'listingDrafts.userId')
            .where('listings.deletedAt', 'is', null),
        ),
      ]),
    )
    .orderBy('listingDrafts.keptAt', 'desc')
    .orderBy('listingDrafts.draftId')
    .execute();

export const findDraft = (
  db: Db,
  owner: DraftOwner,
  { draftId, level }: ListingDraftName,
): Promise<DraftRow | undefined> =>
  selectOwn(db, owner)
    .where('listingDrafts.draftId', '=', draftId)
    .where('listingDrafts.level', '=', level)
    .executeTakeFirst();

/** How many the company has: of new listings, or of existing ones. */
export async function countDrafts(db: Db, companyId: string, isNew: boolean): Promise<number> {
  const { count } = await db
    .selectFrom('listingDrafts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where('deletedAt', 'is', null)
    .where('vehicleId', isNew ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Adds a draft, also where one of that name was deleted.
 * @returns false if another call has added one meanwhile
 */
export async function insertDraft(
  db: Db,
  owner: DraftOwner,
  name: ListingDraftName,
  draft: NewDraft,
): Promise<boolean> {
  const added = await db
    .insertInto('listingDrafts')
    .values({ ...toKey(owner, name), ...draft })
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'userId', 'draftId', 'level'])
        .doUpdateSet({ ...draft, deletedAt: null })
        .where('listingDrafts.deletedAt', 'is not', null),
    )
    .returning('version')
    .executeTakeFirst();
  return added !== undefined;
}

/** @returns false if the draft has another version than the one before, or is gone */
export async function replaceDraft(
  db: Db,
  owner: DraftOwner,
  name: ListingDraftName,
  draft: NewDraft,
): Promise<boolean> {
  const replaced = await db
    .updateTable('listingDrafts')
    .set(draft)
    .where((eb) => eb.and(toKey(owner, name)))
    .where('deletedAt', 'is', null)
    .where('version', '=', draft.version - 1)
    .returning('version')
    .executeTakeFirst();
  return replaced !== undefined;
}

/** The files that the draft names, so that the clean-up keeps them as long as the draft. */
export async function writeDraftFiles(
  db: Db,
  owner: DraftOwner,
  name: ListingDraftName,
  fileIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('listingDraftFiles')
    .where((eb) => eb.and(toKey(owner, name)))
    .$if(fileIds.length > 0, (query) => query.where('fileId', 'not in', [...fileIds]))
    .execute();
  if (fileIds.length === 0) return;
  await db
    .insertInto('listingDraftFiles')
    .values(fileIds.map((fileId) => ({ ...toKey(owner, name), fileId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Marks it as deleted, or brings it back. @returns false if it was that already, or is gone */
export async function markDraft(
  db: Db,
  owner: DraftOwner,
  name: ListingDraftName,
  deletedAt: Date | null,
): Promise<boolean> {
  const marked = await db
    .updateTable('listingDrafts')
    .set({ deletedAt })
    .where((eb) => eb.and(toKey(owner, name)))
    .where('deletedAt', deletedAt === null ? 'is not' : 'is', null)
    .returning('version')
    .executeTakeFirst();
  return marked !== undefined;
}

export async function deleteDraft(db: Db, owner: DraftOwner, name: ListingDraftName): Promise<void> {
  await db
    .deleteFrom('listingDrafts')
    .where((eb) => eb.and(toKey(owner, name)))
    .execute();
}

/** When a draft was deleted that nobody has purged yet. */
export const findDeletedDraft = (db: Db, { companyId, userId }: DraftOwner, draftId: string) =>
  db
    .selectFrom('listingDrafts')
    .select('deletedAt')
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where('draftId', '=', draftId)
    .where('vehicleId', 'is', null)
    .executeTakeFirst();

export async function deleteDraftsBefore(db: Db, kept: Date, deleted: Date): Promise<void> {
  await db
    .deleteFrom('listingDrafts')
    .where((eb) => eb.or([eb('keptAt', '<', kept), eb('deletedAt', '<', deleted)]))
    .execute();
}
