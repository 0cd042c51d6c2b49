import { sql } from 'kysely';
import type { Deps } from '../../deps';

const AT_ONCE = 500;

/** Writes down what has expired by the server's clock, at the time it did; agents with an open stream are told. */
export async function expireEnquiries({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  let expired = 0;
  for (let last = AT_ONCE; last === AT_ONCE; expired += last) {
    const rows = await db
      .updateTable('enquiries')
      .set({ status: 'EXPIRED', changedBy: 'system', updatedAt: sql<Date>`expires_at` })
      .where('status', '=', 'NEW')
      .where('id', 'in', (query) =>
        query
          .selectFrom('enquiries')
          .select('id')
          .where('status', '=', 'NEW')
          .where('expiresAt', '<=', clock.now())
          .orderBy('expiresAt')
          .limit(AT_ONCE)
          .forUpdate()
          .skipLocked(),
      )
      .returning('id')
      .execute();
    last = rows.length;
  }
  return expired;
}
