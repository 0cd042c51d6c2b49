import { ConfigError, readConfig } from './config';
import { DatabaseStartError } from './database/embedded/database-start-error';
import { MigrationError } from './database/migrate';
import { startApi, type RunningApi } from './start/start-api';
import { StartError } from './start/start-error';

const expected = [ConfigError, StartError, DatabaseStartError, MigrationError];

/**
 * Errors that the operator can fix are reported in a sentence; any other is a defect of ours, reported with
 * its stack.
 */
function fail(error: unknown): never {
  const known = error instanceof Error && expected.some((kind) => error instanceof kind);
  console.error(known ? error.message : error);
  process.exit(1);
}

/** A signal during the start takes effect after it: otherwise a half-started database would stay behind. */
function stopOnSignal(starting: Promise<RunningApi>): void {
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    await (await starting).stop();
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  // The process that started this one has ended.
  process.on('disconnect', () => void stop(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      console.error(event, error);
      void stop(1);
    });
}

try {
  const starting = startApi(readConfig());
  stopOnSignal(starting);
  await starting;
} catch (error) {
  fail(error);
}
