import { sql, type Kysely } from 'kysely';

import type { Database } from '../../database/schema';
import { insertEvent } from './agent-event-repository';

interface AgentEvent {
  readonly kind: string;
}

/**
 * Tells an agent over his live line, once the transaction commits. Numbered in turn with the events of his enquiries, as a
 * stream that has told a higher number never tells a lower one.
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
