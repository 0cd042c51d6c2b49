import {
  MINUTE,
  enquiryStatuses,
  limits,
  type EnquiryCounts,
  type EnquiryStatus,
} from '@portal/shared/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema';

const none = Object.fromEntries(
  [...enquiryStatuses, 'overdue', 'expiringSoon'].map((name) => [name, 0]),
) as EnquiryCounts & { overdue: number };

/**
 * How many there are of each status, of one agent or of all, from the stored counts; unrecorded expiries are
 * added.
 */
export async function getEnquiryCounts(
  db: Kysely<Database>,
  userId: string | null,
  now: Date,
): Promise<EnquiryCounts> {
  const rows = await keptCounts(db, userId)
    .unionAll(newOnes(db, userId, 'overdue').where('expiresAt', '<=', now))
    .unionAll(
      newOnes(db, userId, 'expiringSoon')
        .where('expiresAt', '>=', inMinutes(now, 1))
        .where('expiresAt', '<', inMinutes(now, limits.enquiry.warningMinutes + 1)),
    )
    .execute();
  const { overdue, ...counts } = {
    ...none,
    ...Object.fromEntries(rows.map(({ name, count }) => [name, count])),
  };
  return { ...counts, NEW: counts.NEW - overdue, EXPIRED: counts.EXPIRED + overdue };
}

export const sumCounts = (counts: EnquiryCounts, status: EnquiryStatus | undefined): number =>
  status ? counts[status] : enquiryStatuses.reduce((sum, one) => sum + counts[one], 0);

const keptCounts = (db: Kysely<Database>, userId: string | null) =>
  db
    .selectFrom('enquiryCounts')
    .$if(userId !== null, (query) => query.where('userId', '=', userId))
    .select([sql<string>`status`.as('name'), sql<number>`sum(count)::bigint`.as('count')])
    .groupBy('status');

const newOnes = (db: Kysely<Database>, userId: string | null, name: string) =>
  db
    .selectFrom('enquiries')
    .$if(userId !== null, (query) => query.where('userId', '=', userId))
    .where('status', '=', 'NEW')
    .select([sql.lit(name).as('name'), sql<number>`count(*)`.as('count')]);

const inMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE);
