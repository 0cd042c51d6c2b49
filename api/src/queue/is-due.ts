import { sql, type RawBuilder } from 'kysely';

/** What a server that dies while it works on a row had taken is taken again after this long. */
const LEASE = 90_000;

interface DueRows {
  /** A table with `company_id`, `id` and `next_at`. */
  readonly table: 'cardPayments' | 'cardRefunds' | 'documentDeliveries';
  /** Which of its rows wait at all; by default those that have a time. */
  readonly isWaiting?: RawBuilder<boolean>;
  readonly now: Date;
  readonly limit: number;
}

/**
 * For the update that takes rows: those that wait and are due, the oldest first. They are locked, and rows that
 * another server takes are passed over.
 */
export const isDue = ({ table, isWaiting = sql`true`, now, limit }: DueRows): RawBuilder<boolean> =>
  sql<boolean>`(company_id, id) in (
    select company_id, id from ${sql.table(table)} where ${isWaiting} and next_at <= ${now}
    order by next_at, id limit ${limit} for update skip locked)`;

/** When a taken row is due again, unless its work ends before. */
export const getLeaseEnd = (now: Date): Date => new Date(now.getTime() + LEASE);
