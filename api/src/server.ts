import { TracingError } from '@portal/build/tracing/read-tracing-settings.ts';
import { startTracing } from '@portal/build/tracing/start-tracing.ts';
import { readConfig } from './config';
import { MigrationError } from './database/migrate';
import { failStart } from './start/fail-start';
import { startApi } from './start/start-api';
import { stopOnSignal } from './start/stop-on-signal';

try {
  const stopTracing = await startTracing('portal-api');
  const starting = startApi(readConfig());
  // A signal during the start takes effect after it: otherwise a half-started database would stay behind.
  stopOnSignal(async () => {
    await (await starting).stop();
    await stopTracing();
  });
  await starting;
} catch (error) {
  failStart(error, MigrationError, TracingError);
}
