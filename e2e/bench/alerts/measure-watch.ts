import path from 'node:path';
import { countries } from '@portal/shared/contract';
import { connectDatabase, type Db } from '../../../api/src/database/connect';
import { startEmbedded } from '../../../api/src/database/embedded/start-embedded';
import { migrateToLatest } from '../../../api/src/database/migrate';
import { addWatchedFleet, sendPositions } from '../../../api/src/demo/fill-watched-fleet';
import { watchPositions } from '../../../api/src/domains/tracking';
import type { Figure } from '../benchmark/benchmark';
import type { CleanUp } from '../support/clean-up';
import { temporaryFolder } from '../support/folders';
import { median } from '../support/statistics';

const DEVICES = 5000;
const ROUNDS = 10;

async function openDatabase(cleanUp: CleanUp): Promise<Db> {
  const database = await startEmbedded({
    dataDir: path.join(temporaryFolder(cleanUp, 'alerts'), 'postgres'),
  });
  cleanUp.add(() => database.stop());
  const options = {
    url: database.url,
    schema: 'ae',
    name: 'bench',
    maxConnections: 2,
    statementTimeoutMs: 60_000,
  };
  const db = connectDatabase(options);
  cleanUp.add(() => db.destroy());
  await migrateToLatest(db, 'ae');
  return db;
}

/** All devices of a company on trips send one position each, which are evaluated at once. */
export async function measureWatch(cleanUp: CleanUp): Promise<Figure[]> {
  const db = await openDatabase(cleanUp);
  await addWatchedFleet(db, DEVICES);
  const [storing, watching]: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const now = new Date();
    const began = performance.now();
    await sendPositions(db, now, round);
    const stored = performance.now();
    await watchPositions({ db, country: countries.ae, clock: { now: () => now } });
    // The first round fills caches.
    if (round === 0) continue;
    storing.push(stored - began);
    watching.push(performance.now() - stored);
  }
  return [
    {
      label: `evaluating one position of each of ${DEVICES} devices on a trip, with 20 zones, median`,
      value: median(watching),
      unit: 'ms',
      bar: { atMost: 2000 },
      comparisons: [{ label: 'storing these positions', value: median(storing) }],
    },
  ];
}
