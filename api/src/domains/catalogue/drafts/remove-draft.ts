import type { removeListingDraftQuery } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Actor, Deps } from '../../../deps';
import { say } from '../../../language/say';
import { recordAction } from '../../agent-actions';
import { describeContent } from './describe-content';
import { deleteDraft, findDraft, markDraft } from './draft-repository';
import { draftNotFound, readBrandNames, readContent, requireOwner } from './read-drafts';

/**
 * A draft goes because it was saved, or because the agent discards it. A new listing that is discarded can be brought
 * back, as nothing else has what was typed.
 * @throws AppProblem if the caller has no such draft
 */
export async function removeDraft(
  { db, clock }: Deps,
  user: Actor,
  { draftId, level, reason }: v.InferOutput<typeof removeListingDraftQuery>,
): Promise<null> {
  const owner = requireOwner(user);
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const row = await findDraft(trx, owner, { draftId, level });
    if (row === undefined) throw draftNotFound();
    if (reason === 'saved' || row.vehicleId !== null) {
      await deleteDraft(trx, owner, row);
      return null;
    }
    // Of two calls at once, one deletes it.
    if (!(await markDraft(trx, owner, row, now))) throw draftNotFound();
    const { brandId, vehicleModel, vehicleRegisteredYear } = describeContent(readContent(row));
    const brand = (await readBrandNames(trx, [brandId])).get(brandId) ?? '';
    const name = [brand, vehicleModel, vehicleRegisteredYear].filter(Boolean).join(' ');
    const done = { kind: 'listingDraftRemoved', subjectId: draftId, change: {} } as const;
    await recordAction(trx, user, { ...done, name: name || say('Unnamed draft') }, now);
    return null;
  });
}
