import { limits } from '@portal/shared/contract';
import * as v from 'valibot';

import type { Db } from '../../../database/connect';
import { AppProblem } from '../../../plugins/problem';
import { changedSince, defineUndoable } from '../../agent-actions';
import { vehicleNotFound } from './own';
import { setVisibility } from './publishing';
import { restoreRemovedListing } from './removal';

/** Those of the listings that are still as the action left them. */
async function listUnchanged(
  db: Db,
  userId: string,
  { listingIds, isVisible }: { readonly listingIds: readonly string[]; readonly isVisible: boolean },
): Promise<string[]> {
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where('userId', '=', userId)
    .where('id', 'in', [...listingIds])
    .where('isVisible', '=', isVisible)
    .where('deletedAt', 'is', null)
    .execute();
  const ids = new Set(rows.map(({ id }) => id));
  return listingIds.filter((id) => ids.has(id));
}

/** Publishing and hiding, of one listing or several. Of several, those that changed since stay. */
export const listingVisibility = defineUndoable({
  change: v.object({
    listingIds: v.pipe(v.array(v.string()), v.minLength(1)),
    /** What they became. */
    isVisible: v.boolean(),
  }),
  async check({ db, user }, { name, change }) {
    if ((await listUnchanged(db, user.userId, change)).length === 0) throw changedSince(name);
  },
  async undo({ deps, db, user }, { change }) {
    for (const vehicleId of await listUnchanged(db, user.userId, change))
      await setVisibility(deps, db, user, { vehicleId, isVisible: !change.isVisible });
    return null;
  },
});

/** A deleted listing comes back, published if it was and may be. */
export const listingRemoval = defineUndoable({
  change: v.object({ wasVisible: v.boolean() }),
  async check({ deps, db, user }, { subjectId, name }) {
    const row = await db
      .selectFrom('listings')
      .select('deletedAt')
      .where('id', '=', subjectId)
      .where('userId', '=', user.userId)
      .executeTakeFirst();
    if (row === undefined) throw vehicleNotFound();
    const { deletedAt } = row;
    const until = deps.clock.now().getTime() - limits.listing.restoreWithin;
    if (deletedAt === null || deletedAt.getTime() <= until) throw changedSince(name);
  },
  async undo({ deps, db, user }, { subjectId, change }) {
    await restoreRemovedListing(db, user, subjectId, deps.clock.now());
    if (!change.wasVisible) return null;
    try {
      await setVisibility(deps, db, user, { vehicleId: subjectId, isVisible: true });
      return null;
    } catch (error) {
      if (!(error instanceof AppProblem)) throw error;
      return error.detail;
    }
  },
});
