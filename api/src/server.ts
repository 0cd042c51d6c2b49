import { ConfigError, readConfig } from './config';
import { DatabaseStartError } from './database/embedded/database-start-error';
import { MigrationError } from './database/migrate';
import { startApi, type RunningApi } from './start/start-api';
import { StartError } from './start/start-error';

const expected = [ConfigError, StartError, DatabaseStartError, MigrationError];

/** What the person who starts the server can mend is told in a sentence; anything else is a fault of ours, with its stack. */
function fail(error: unknown): never {
  const known = error instanceof Error && expected.some((kind) => error instanceof kind);
  console.error(known ? error.message : error);
  process.exit(1);
}

function stopOnSignal(api: RunningApi): void {
  let stopping = false;
  const stop = (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    void api.stop().then(() => process.exit(exitCode));
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  // The process that started this one is gone.
  process.on('disconnect', () => stop(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      api.server.log.fatal({ err: error }, event);
      stop(1);
    });
}

try {
  stopOnSignal(await startApi(readConfig()));
} catch (error) {
  fail(error);
}
