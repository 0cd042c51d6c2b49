import { ConfigError, readConfig } from '../config';
import { DatabaseStartError } from '../database/embedded/database-start-error';
import { StartError } from '../start/start-error';
import { startTracking, type RunningTracking } from './start-tracking';

const expected = [ConfigError, StartError, DatabaseStartError];

/** The tracking service: a process of its own, next to any number of API servers. */
function stopOnSignal(starting: Promise<RunningTracking>, waiting: AbortController): void {
  const stop = async (exitCode: number) => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    // It failed, or gave up its wait for the database: there is nothing to stop.
    const running = await starting.catch(() => null);
    await running?.stop();
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

const waiting = new AbortController();
try {
  const starting = startTracking(readConfig(), waiting.signal);
  stopOnSignal(starting, waiting);
  await starting;
  process.send?.({ ready: true });
} catch (error) {
  if (waiting.signal.aborted) process.exit(0);
  const isExpected = error instanceof Error && expected.some((kind) => error instanceof kind);
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
