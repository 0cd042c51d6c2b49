import { readConfig } from '../config';
import { failStart } from '../start/fail-start';
import { stopOnSignal } from '../start/stop-on-signal';
import { startTracking } from './start-tracking';

// The tracking service: a process of its own, next to any number of API servers.
const waiting = new AbortController();
try {
  const starting = startTracking(readConfig(), waiting.signal);
  stopOnSignal(async () => {
    waiting.abort();
    // It failed, or gave up its wait for the database: there is nothing to stop.
    const running = await starting.catch(() => null);
    await running?.stop();
  });
  await starting;
  process.send?.({ ready: true });
} catch (error) {
  if (waiting.signal.aborted) process.exit(0);
  failStart(error);
}
