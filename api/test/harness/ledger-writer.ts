import { srmLedgerEndpoints, type TripLedger } from '@portal/shared/contract';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestAgent } from './agents';
import type { TestApp } from './start-test-app';

export const ledgerBody = (bookingId: string, reason: string) => ({
  bookingId,
  kind: 'DEPOSIT_HELD',
  amount: '1',
  method: 'cash',
  reason,
});

export const addLedgerEntry = (
  app: TestApp,
  { token }: Pick<TestAgent, 'token'>,
  tripId: string,
  { key, reason }: { key: string; reason: string },
) =>
  app.client<TripLedger>(srmLedgerEndpoints.add, {
    token,
    body: ledgerBody(tripId, reason),
    headers: { 'idempotency-key': key },
  });

/** How often each reason was recorded. */
export async function countByReason(app: TestApp, tripId: string): Promise<Map<string, number>> {
  const rows = await app.db
    .selectFrom('tripLedger')
    .select(['reason', (eb) => eb.fn.countAll<number>().as('times')])
    .where('tripId', '=', tripId)
    .where('reason', 'is not', null)
    .groupBy('reason')
    .execute();
  return new Map(rows.map(({ reason, times }) => [reason ?? '', times]));
}

/** Writes without pause. An unacknowledged write is sent again under its key until it is acknowledged. */
export function startLedgerWriter(app: TestApp, agent: TestAgent, tripId: string, name: string) {
  const acknowledged: string[] = [];
  const unexpected: string[] = [];
  let running = true;
  const write = async (reason: string) => {
    const key = randomUUID();
    for (;;) {
      const answer = await addLedgerEntry(app, agent, tripId, { key, reason });
      if (answer.status === 201) return acknowledged.push(reason);
      if (answer.status !== 503) unexpected.push(`${answer.status} ${answer.text}`);
      await pause(50);
    }
  };
  const ended = (async () => {
    for (let number = 1; running; number += 1) await write(`${name}-${number}`);
  })();
  return {
    acknowledged,
    unexpected,
    async stop() {
      running = false;
      await ended;
    },
  };
}
