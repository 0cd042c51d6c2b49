import { request } from '@playwright/test';
import { DAY, type CountryCode } from '@portal/shared/contract';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';
import { tripDesk, type DeskRequests } from '../fixtures/trips';
import type { KnownValues, Read } from './plan-reads';
import { readEverything, type Pair } from './read-everything';
import { compareRecords, writeRecords } from './write-records';

/** For the parameters that have no default and are no id. */
function chooseValues(now: number): KnownValues {
  const at = (days: number): string => new Date(now + days * DAY).toISOString();
  const day = (days: number): string => at(days).slice(0, 10);
  return {
    startDate: day(-15),
    endDate: day(15),
    day: day(0),
    month: day(0).slice(0, 7),
    from: at(-15),
    to: at(15),
    bookingStartDate: at(1),
    bookingEndDate: at(3),
    email: 'nobody@mail.example',
    version: '1',
  };
}

/** The calls of a desk, and how many they were. */
async function createRequests() {
  const client = await request.newContext();
  let calls = 0;
  const requests: DeskRequests = {
    fetch(...sent) {
      calls += 1;
      return client.fetch(...sent);
    },
    post(...sent) {
      calls += 1;
      return client.post(...sent);
    },
  };
  return { requests, getCalls: () => calls, close: () => client.dispose() };
}

/** Of the vehicle that each API adds. */
const plates = {
  ae: { older: 'DXB A 90431', newer: 'DXB A 90432' },
  in: { older: 'MH12ZY9041', newer: 'MH12ZY9042' },
} as const satisfies Record<CountryCode, unknown>;

export interface Day {
  readonly calls: number;
  readonly faults: readonly string[];
}

/** A desk works with both APIs: each writes, the other reads that, and both read everything. */
export async function playDay(pair: Pair, reads: readonly Read[], say: (line: string) => void): Promise<Day> {
  const { country } = pair;
  const { requests, getCalls, close } = await createRequests();
  const desks = {
    older: tripDesk(requests, pair, { portal: pair.older }),
    newer: tripDesk(requests, pair, { portal: pair.newer, customers: 1 }),
  };
  const faults: string[] = [];
  let known = chooseValues(Date.now());
  for (const writer of ['older', 'newer'] as const)
    try {
      const plate = plates[country][writer];
      const written = await writeRecords(desks[writer], { plate, customerName: `Leila of ${plate}` });
      known = { ...known, ...written, id: written.bookingId, vehicleIds: written.vehicleId, search: plate };
      const differences = await compareRecords(desks, written);
      faults.push(...differences.map((one) => `written by the ${writer} API (${country}), ${one}`));
    } catch (error) {
      faults.push(`written by the ${writer} API (${country}), ${getErrorText(error)}`);
    }
  const read = await readEverything(reads, pair, known);
  await close();
  const calls = read.calls + getCalls();
  say(`  ${country}: ${calls} calls. Without a record to read: ${read.unread.join(', ') || 'none'}`);
  return { calls, faults: [...faults, ...read.faults] };
}
