import { limits } from '@portal/shared/contract';
import type { Deps } from '../../../deps';
import { detachFiles } from '../../files';
import { deleteListing } from './listing-repository';

const AT_ONCE = 100;

/** Permanently deletes listings that can no longer be restored, and frees their files. */
export async function purgeListings({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - limits.listing.restoreWithin);
  let purged = AT_ONCE;
  while (purged === AT_ONCE)
    purged = await db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('listings')
        .select(['id', 'userId'])
        .where('deletedAt', '<=', before)
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const listing of rows) await detachFiles(trx, listing.userId, await deleteListing(trx, listing));
      return rows.length;
    });
}
