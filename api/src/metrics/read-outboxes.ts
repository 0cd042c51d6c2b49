import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/connect';

interface Outbox {
  readonly name: string;
  readonly table: 'outboxMails' | 'documentDeliveries' | 'notificationDeliveries' | 'cardRefunds';
  /** When a row began to wait. */
  readonly since: string;
  readonly isWaiting: RawBuilder<boolean>;
  /** The columns of the index that has the waiting rows only. */
  readonly order: string;
}

export interface OutboxState {
  readonly outbox: string;
  readonly rows: number;
  /** Of the oldest row, in seconds; 0 when nothing waits. */
  readonly age: number;
}

/** More are not counted, so that an outbox of any length costs the same. */
const COUNTED = 1000;

const outboxes: readonly Outbox[] = [
  {
    name: 'mails',
    table: 'outboxMails',
    since: 'createdAt',
    isWaiting: sql`sent_at is null and failed_at is null`,
    order: 'send_after',
  },
  {
    // Those that were sent wait for the provider's answer, which may take days.
    name: 'documents',
    table: 'documentDeliveries',
    since: 'queuedAt',
    isWaiting: sql`state = 'QUEUED'`,
    order: 'next_at',
  },
  {
    name: 'notifications',
    table: 'notificationDeliveries',
    since: 'createdAt',
    isWaiting: sql`settled_at is null`,
    order: 'way, created_at',
  },
  {
    // Those that the provider has accepted wait for the bank, which may take days.
    name: 'card-refunds',
    table: 'cardRefunds',
    since: 'createdAt',
    isWaiting: sql`state = 'PENDING' and reference is null`,
    order: 'created_at',
  },
];

async function readOutbox(db: Db, { name, table, since, isWaiting, order }: Outbox): Promise<OutboxState> {
  const { rows } = await sql<{ rows: number; age: number }>`
    select count(*) as rows, coalesce(extract(epoch from now() - min(since)), 0)::float8 as age
    from (
      select ${sql.ref(since)} as since from ${sql.table(table)} where ${isWaiting}
      order by ${sql.raw(order)} limit ${COUNTED}
    ) waiting`.execute(db);
  const [found] = rows;
  return { outbox: name, rows: found?.rows ?? 0, age: Math.max(0, found?.age ?? 0) };
}

/** What waits to leave a country's server, for all companies: four short reads, each of one index. */
export async function readOutboxes(db: Db): Promise<OutboxState[]> {
  const states: OutboxState[] = [];
  for (const outbox of outboxes) states.push(await readOutbox(db, outbox));
  return states;
}
