import path from 'node:path';

import { startEmbedded } from '../../../api/src/database/embedded/start-embedded';
import type { Benchmark, Figure } from '../benchmark/benchmark';
import { fillDesk } from '../enquiries/fill-desk';
import { startApis } from '../pooler/start-apis';
import { createCalls } from '../rental/calls';
import { createClient, type Send } from '../server/client';
import { ports } from '../support/addresses';
import { renewSession, runApi, type Desk } from '../support/desk';
import { temporaryFolder } from '../support/folders';
import { openRentalDesk } from '../support/rental-desk';
import { percentile } from '../support/statistics';

const LARGE = { vehicles: 1000, customers: 20_000, trips: 40_000 };
const SMALL = { vehicles: 50, customers: 1000, trips: 3000 };
const ENQUIRIES = 40_000;
const SUPPLIERS = 4;
const REPEATS = 15;

/** Milliseconds of each call, one after another: the medians. */
async function measureCalls(desk: Desk, send: Send): Promise<ReadonlyMap<string, number>> {
  const { mix, searches } = createCalls(desk);
  const medians = new Map<string, number>();
  for (const { label, build } of [...mix, ...searches]) {
    const times: number[] = [];
    await send(build(0));
    for (let number = 0; number < REPEATS; number += 1) {
      const began = performance.now();
      await send(build(number));
      times.push(performance.now() - began);
    }
    medians.set(label, percentile(times, 0.5));
  }
  return medians;
}

/** The lists and searches of a large supplier, on plain tables and then on hash partitions of the same rows. */
export const partitions: Benchmark = {
  name: 'partitions',
  summary: `lists and searches of a supplier with ${LARGE.trips} trips, ${LARGE.customers} customers and ${ENQUIRIES} enquiries next to ${SUPPLIERS} others, on 16 partitions of the largest tables and on plain tables`,
  async run({ cleanUp, say }): Promise<readonly Figure[]> {
    const dataFolder = temporaryFolder(cleanUp, 'partitions');
    const database = await startEmbedded({ dataDir: path.join(dataFolder, 'postgres') });
    cleanUp.add(() => database.stop());
    const places = { dataFolder, databaseUrl: database.url, poolerUrls: null };
    const { addresses } = await startApis({ cleanUp }, { ...places, ports: [ports.api, ports.api + 1] });
    const stack = { api: addresses[0], dataFolder };
    const large = await openRentalDesk(stack, LARGE);
    await fillDesk(stack, large, { rows: ENQUIRIES, live: 500 });
    for (let number = 0; number < SUPPLIERS; number += 1) await openRentalDesk(stack, SMALL);
    say('All suppliers have their data.');
    const send = createClient(cleanUp);
    const plain = await measureCalls(await renewSession(large), send);
    await runApi(stack, 'demo/partitions/swap-partitions.ts', '--company', large.companyId);
    say('The tables are partitioned.');
    const parted = await measureCalls(await renewSession(large), send);
    return [...parted].map(([label, value]) => ({
      label: `${label}: median`,
      value,
      unit: 'ms' as const,
      comparisons: [{ label: 'plain tables', value: plain.get(label) ?? 0 }],
    }));
  },
};
