import {
  listingDraftLimits,
  type ListingDraftName,
  type savedListingDraft,
  type saveListingDraftBody,
} from '@portal/shared/contract';
import type * as v from 'valibot';

import type { NamedDevice } from '../../../authentication/device-name';
import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { say } from '../../../language/say';
import { AppProblem } from '../../../plugins/problem';
import { lockOwnFiles } from '../../files';
import { vehicleNotFound } from '../listings/own';
import { listFileIds } from './describe-content';
import { countDrafts, findDraft, insertDraft, replaceDraft, writeDraftFiles } from './draft-repository';
import { draftNotFound, requireOwner } from './read-drafts';

type Input = v.InferOutput<typeof saveListingDraftBody> & { readonly device: NamedDevice };

const continuedElsewhere = () =>
  new AppProblem(
    'changed_meanwhile',
    'This draft was continued on another device. Choose which one to keep; nothing is lost.',
  );

/**
 * The agent's listing of that id. Without one it is the draft of a new listing, which has only basic details.
 * @throws AppProblem if only a listing could have such a draft
 */
async function findChangedListing(
  db: Db,
  userId: string,
  { draftId, level }: ListingDraftName,
): Promise<string | null> {
  const row = await db
    .selectFrom('listings')
    .select('id')
    .where('id', '=', draftId)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (row === undefined && level !== 'basics') throw vehicleNotFound();
  return row?.id ?? null;
}

/**
 * Also one that was deleted meanwhile, so that an open form goes on.
 * @throws AppProblem if the listing that is copied is not the agent's
 */
async function requireCopiedListing(db: Db, userId: string, vehicleId: string): Promise<void> {
  const row = await db
    .selectFrom('listings')
    .select('id')
    .where('id', '=', vehicleId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (row === undefined) throw vehicleNotFound();
}

/** @throws AppProblem if the company has as many drafts as it may */
async function requireRoom(db: Db, companyId: string, isNew: boolean): Promise<void> {
  const limit = isNew ? listingDraftLimits.newListings : listingDraftLimits.changedLevels;
  if ((await countDrafts(db, companyId, isNew)) < limit) return;
  throw new AppProblem(
    'plan_limit',
    say(
      'Your company has {limit} drafts, the most that are kept. Finish or delete one; this one stays on this device.',
      {
        limit,
      },
    ),
  );
}

/** @throws AppProblem if the draft on the server is newer than the one that the input started from */
export async function saveDraft(
  { db, clock }: Deps,
  user: Actor,
  { draftId, level, values, version, copiedListingId, device }: Input,
): Promise<v.InferInput<typeof savedListingDraft>> {
  const owner = requireOwner(user);
  const name = { draftId, level };
  const vehicleId = await findChangedListing(db, owner.userId, name);
  if (copiedListingId !== undefined) await requireCopiedListing(db, owner.userId, copiedListingId);
  const draft = {
    vehicleId,
    // The changes of an existing listing copy none.
    ...(vehicleId === null ? { copiedListingId } : {}),
    content: JSON.stringify(values),
    version: (version ?? 0) + 1,
    keptAt: clock.now(),
    browser: device.browser,
    system: device.system,
  };
  await db.transaction().execute(async (trx) => {
    if (version === null) {
      await requireRoom(trx, owner.companyId, vehicleId === null);
      if (!(await insertDraft(trx, owner, name, draft))) throw continuedElsewhere();
    } else if (!(await replaceDraft(trx, owner, name, draft)))
      throw (await findDraft(trx, owner, name)) ? continuedElsewhere() : draftNotFound();
    await writeDraftFiles(trx, owner, name, await lockOwnFiles(trx, owner.userId, listFileIds(values)));
  });
  return { version: draft.version, keptAt: draft.keptAt.toISOString() };
}
