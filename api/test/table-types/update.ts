import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { connectDatabase } from '../../src/database/connect';
import { startEmbedded } from '../../src/database/embedded/start-embedded';
import { readStoredColumns } from './read-stored-columns';
import { MIGRATED_FILE, writeMigrated } from './write-migrated';

// First the list alone, so that the migrations that run are those of the folder.
writeFileSync(MIGRATED_FILE, writeMigrated([]));
const folder = mkdtempSync(join(tmpdir(), 'tables-'));
const server = await startEmbedded({ dataDir: join(folder, 'postgres'), durable: false });
const db = connectDatabase({ url: server.url, schema: 'ae', maxConnections: 2 });
try {
  const { migrateToLatest } = await import('../../src/database/migrate');
  await migrateToLatest(db, 'ae');
  writeFileSync(MIGRATED_FILE, writeMigrated(await readStoredColumns(db)));
} finally {
  await db.destroy();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
