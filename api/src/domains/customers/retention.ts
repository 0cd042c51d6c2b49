import { limits } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Deps } from '../../deps';
import { detachFiles } from '../files/attach';

const AT_ONCE = 100;

/**
 * Takes scans of passports and licences from customers whose last trip (or, without one, whose first entry) is long past, and
 * deletes what is older of the log of readings. A scan that came since then stays as long as if it had come with a trip.
 */
export async function expireDocuments({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now());
  before.setUTCMonth(before.getUTCMonth() - limits.customer.documentMonths);
  await db.deleteFrom('fileReads').where('at', '<', before).execute();
  let expired = AT_ONCE;
  while (expired >= AT_ONCE)
    expired = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ fileId: string; ownerId: string }>`
        delete from customer_documents where (customer_id, kind, position) in (
          select document.customer_id, document.kind, document.position
          from customer_documents document join customers on customers.id = document.customer_id
          where document.added_at < ${before} and coalesce(customers.last_trip_at, customers.created_at) < ${before}
          order by document.added_at limit ${AT_ONCE} for update of document skip locked)
        returning file_id as "fileId", (select owner_id from files where files.id = file_id) as "ownerId"`.execute(
        trx,
      );
      for (const { fileId, ownerId } of rows) await detachFiles(trx, ownerId, [fileId]);
      return rows.length;
    });
}
