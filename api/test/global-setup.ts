import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../src/database/connect';
import { startEmbedded } from '../src/database/embedded/start-embedded';
import { migrateToLatest } from '../src/database/migrate';
import { loadReferenceData } from '../src/database/reference-data/load';
import { registerStop } from './harness/run-state';

/** One PostgreSQL for the run. Its database becomes the template that each test file copies. */
export default async function globalSetup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'api-test-'));
  const server = await startEmbedded({ dataDir: join(folder, 'postgres'), durable: false });
  registerStop(folder, () => server.stop());
  process.env['API_TEST_DATABASE'] = server.url;
  for (const schema of ['ae', 'in'] as const) {
    const db = connectDatabase({ url: server.url, schema, maxConnections: 2 });
    await migrateToLatest(db, schema);
    await loadReferenceData(db, schema);
    await db.destroy();
  }
}
