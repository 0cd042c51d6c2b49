import { readConfig } from './config';
import { MigrationError } from './database/migrate';
import { failStart } from './start/fail-start';
import { startApi } from './start/start-api';
import { stopOnSignal } from './start/stop-on-signal';

try {
  const starting = startApi(readConfig());
  // A signal during the start takes effect after it: otherwise a half-started database would stay behind.
  stopOnSignal(async () => (await starting).stop());
  await starting;
} catch (error) {
  failStart(error, MigrationError);
}
