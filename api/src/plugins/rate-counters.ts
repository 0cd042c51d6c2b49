import { sql } from 'kysely';
import type { Db } from '../database/connect';
import type { Database } from '../database/schema';
import type { Deps } from '../deps';
import type { Transaction } from 'kysely';
import { keyedHash } from './keyed-hash';

interface Counted {
  /** Calls in the current window, including this one. */
  readonly count: number;
  /** Milliseconds until the window ends. */
  readonly endsIn: number;
}

/**
 * Counts a call of `caller` towards `purpose`. All servers of a database share the count; it restarts when
 * its window ends.
 */
export async function countCall(
  { db, config, clock }: { db: Db | Transaction<Database> } & Pick<Deps, 'config' | 'clock'>,
  purpose: string,
  caller: string,
  window: number,
): Promise<Counted> {
  const now = clock.now();
  const endsAt = new Date(now.getTime() + window);
  const { rows } = await sql<{ count: number; endsAt: Date }>`
    insert into rate_counters as counter (key, count, ends_at)
    values (${keyedHash(config.jwtSecret, `rate:${purpose}`, caller)}, 1, ${endsAt})
    on conflict (key) do update set
      count = case when counter.ends_at <= ${now} then 1 else counter.count + 1 end,
      ends_at = case when counter.ends_at <= ${now} then excluded.ends_at else counter.ends_at end
    returning count, ends_at as "endsAt"`.execute(db);
  const row = rows[0];
  if (row === undefined) throw new Error('A counted call returns its count');
  return { count: row.count, endsIn: row.endsAt.getTime() - now.getTime() };
}

/** Deletes the counts whose window has ended. */
export const deleteEndedCounters = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  db.deleteFrom('rateCounters').where('endsAt', '<=', clock.now()).execute();
