import { sql, type Kysely } from 'kysely';

import type { Database } from '../../database/schema';
import { insertEvent } from './agent-event-repository';

interface AgentEvent {
  readonly kind: string;
}

/**
 * Sends a live event to an agent once the transaction commits. It is numbered in one sequence with the events
 * of their enquiries, since a stream never sends a lower number after a higher one.
 */
export async function tellAgent(
  trx: Kysely<Database>,
  userId: string,
  event: AgentEvent,
  at: Date,
): Promise<void> {
  await sql`select enquiries_in_turn(array[${userId}]::uuid[])`.execute(trx);
  await insertEvent(trx, { userId, kind: event.kind, data: JSON.stringify(event), at });
}
