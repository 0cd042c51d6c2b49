import { limits, type ListingState, type removed } from '@portal/shared/contract';
import type * as v from 'valibot';
import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { markSubjectUndone, recordAction } from '../../agent-actions';
import { restoreRow, updateListing } from './listing-repository';
import { lockOwn, vehicleNotFound } from './own';
import { toPlateProblem } from './problems';

const { restoreWithin } = limits.listing;

/** Removes the listing from every list; its files stay until it can no longer be restored. */
export async function removeListing(
  { db, clock }: Deps,
  user: Actor,
  vehicleId: string,
): Promise<v.InferOutput<typeof removed>> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const listing = await lockOwn(trx, user, vehicleId);
    const { title, isVisible: wasVisible } = listing;
    await updateListing(trx, listing, { deletedAt: now, isVisible: false });
    const done = {
      kind: 'listingRemoved',
      subjectId: vehicleId,
      name: title,
      change: { wasVisible },
    } as const;
    await recordAction(trx, user, done, now);
  });
  return { restorableUntil: new Date(now.getTime() + restoreWithin).toISOString() };
}

/**
 * Restores it, hidden. A listing that is not removed is answered as it is.
 * @throws AppProblem when its plate is taken meanwhile
 */
export function restoreListing({ db, clock }: Deps, user: Actor, vehicleId: string): Promise<ListingState> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const state = await restoreRemovedListing(trx, user, vehicleId, now);
    const removal = { kind: 'listingRemoved', subjectId: vehicleId } as const;
    if (user.companyId !== null) await markSubjectUndone(trx, user.companyId, removal, now);
    return state;
  });
}

/** @throws AppProblem when its plate is taken meanwhile */
export async function restoreRemovedListing(
  db: Db,
  { userId }: Pick<Actor, 'userId'>,
  vehicleId: string,
  now: Date,
): Promise<NonNullable<ListingState>> {
  try {
    const row = await restoreRow(db, userId, vehicleId, now);
    if (row === undefined) throw vehicleNotFound();
    return row;
  } catch (error) {
    throw toPlateProblem(error);
  }
}
