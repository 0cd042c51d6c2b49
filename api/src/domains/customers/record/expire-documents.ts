import { limits } from '@portal/shared/contract';

import type { Deps } from '../../../deps';
import { deleteOldReads, detachFiles } from '../../files';
import { deleteExpiredDocuments } from './customer-repository';

const AT_ONCE = 100;

/**
 * Removes scans of passports and licences from customers whose last trip (or, without one, whose first entry)
 * is long past, and deletes older entries from the log of readings. A later scan is kept as long as if it had
 * come with a trip.
 */
export async function expireDocuments({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now());
  before.setUTCMonth(before.getUTCMonth() - limits.customerFiles.keptMonths);
  await deleteOldReads(db, before);
  let expired = AT_ONCE;
  while (expired >= AT_ONCE)
    expired = await db.transaction().execute(async (trx) => {
      const rows = await deleteExpiredDocuments(trx, before, AT_ONCE);
      for (const { fileId, ownerId } of rows) await detachFiles(trx, ownerId, [fileId]);
      return rows.length;
    });
}
