import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { srmLedgerEndpoints, srmVehicleEndpoints } from '@portal/shared/contract';
import type { Supplier } from '../support/agent';
import { call, buildCallUrl } from '../support/api';

const WRITERS = 4;
const DAY = 86_400_000;

export interface KeyedWriting {
  acknowledged(): number;
  /** Resolves when each writer has received one more answer, with the milliseconds until then. */
  answered(): Promise<number>;
  stop(): Promise<void>;
  /** Acknowledged entries that are missing, and entries that exist more than once. */
  compare(supplier: Supplier): Promise<{ lost: number; doubled: number }>;
}

/** A new trip for each kill, because a ledger of thousands of entries is slow. */
export async function addAccount(supplier: Supplier, number: number): Promise<string> {
  const { list } = await call(supplier, srmVehicleEndpoints.list, { query: {} });
  const [bookingStartDate, bookingEndDate] = [3 * number, 3 * number + 2].map((days) =>
    new Date(Date.now() + days * DAY).toISOString(),
  );
  const body = { vehicleId: list[0]?.vehicleId ?? '', bookingStartDate, bookingEndDate };
  const trip = await call(supplier, srmVehicleEndpoints.attach, { body });
  return trip?.bookingId ?? '';
}

/** Adds entries to the ledger; repeats each under its key until it is acknowledged. */
export function startKeyedWriting(supplier: Supplier, bookingId: string): KeyedWriting {
  const acknowledged = Array.from({ length: WRITERS }, (): string[] => []);
  let running = true;
  const send = async (reason: string, key: string): Promise<boolean> => {
    const answer = await fetch(buildCallUrl(supplier, srmLedgerEndpoints.add), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${supplier.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ bookingId, kind: 'DEPOSIT_HELD', amount: '1', method: 'cash', reason }),
      signal: AbortSignal.timeout(15_000),
    });
    await answer.arrayBuffer();
    return answer.status === 201;
  };
  const write = async (done: string[], reason: string) => {
    const key = randomUUID();
    while (!(await send(reason, key).catch(() => false))) {
      if (!running) return;
      await delay(50);
    }
    done.push(reason);
  };
  const writers = acknowledged.map(async (done, writer) => {
    for (let number = 1; running; number += 1) await write(done, `writer ${writer}, entry ${number}`);
  });
  return {
    acknowledged: () => acknowledged.flat().length,
    async answered() {
      const begun = performance.now();
      const before = acknowledged.map(({ length }) => length);
      while (acknowledged.some(({ length }, writer) => length <= (before[writer] ?? 0))) await delay(10);
      return performance.now() - begun;
    },
    async stop() {
      running = false;
      await Promise.all(writers);
    },
    async compare(current) {
      const { entries } = await call(current, srmLedgerEndpoints.get, { query: { bookingId } });
      const times = new Map<string, number>();
      for (const { reason } of entries) if (reason) times.set(reason, (times.get(reason) ?? 0) + 1);
      return {
        lost: acknowledged.flat().filter((reason) => !times.has(reason)).length,
        doubled: [...times.values()].filter((count) => count > 1).length,
      };
    },
  };
}
