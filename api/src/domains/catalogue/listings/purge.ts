import { limits } from '@portal/shared/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema';
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
      for (const { id, userId } of rows) await purge(trx, id, userId);
      return rows.length;
    });
}

async function purge(trx: Transaction<Database>, id: string, userId: string): Promise<void> {
  await detachFiles(trx, userId, await deleteListing(trx, id));
}
