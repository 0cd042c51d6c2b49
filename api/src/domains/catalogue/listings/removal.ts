import { limits, type ListingState, type removed } from '@portal/shared/contract';
import type * as v from 'valibot';
import type { Actor, Deps } from '../../../deps';
import { restoreRow, updateListing } from './listing-repository';
import { lockOwn, vehicleNotFound } from './own';
import { asPlateProblem } from './problems';

const { restoreWithin } = limits.listing;

/** Removes the listing from every list; its files stay until it can no longer be restored. */
export async function removeListing(
  { db, clock }: Deps,
  user: Actor,
  vehicleId: string,
): Promise<v.InferOutput<typeof removed>> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await lockOwn(trx, user, vehicleId);
    await updateListing(trx, vehicleId, { deletedAt: now, isVisible: false });
  });
  return { restorableUntil: new Date(now.getTime() + restoreWithin).toISOString() };
}

/**
 * Restores it, hidden. A listing that is not removed is answered as it is.
 * @throws AppProblem when its plate is taken meanwhile
 */
export async function restoreListing(
  { db, clock }: Deps,
  { userId }: Actor,
  vehicleId: string,
): Promise<ListingState> {
  const now = clock.now();
  try {
    const row = await restoreRow(db, userId, vehicleId, now);
    if (row === undefined) throw vehicleNotFound();
    return row;
  } catch (error) {
    throw asPlateProblem(error);
  }
}
