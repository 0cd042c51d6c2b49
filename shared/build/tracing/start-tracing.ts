import { setTimeout as pause } from 'node:timers/promises';
import { readTracingSettings } from './read-tracing-settings';

/** How long the last spans may delay the end of a server, in milliseconds. */
const LONGEST_STOP = 1500;

/**
 * Sends traces where the environment names a collector.
 * @param service the name of the server where OTEL_SERVICE_NAME gives none
 * @returns what sends the last spans, within a time limit
 * @throws TracingError when a setting is wrong
 */
export async function startTracing(service: string): Promise<() => Promise<void>> {
  const settings = readTracingSettings(process.env);
  if (settings === null) return () => Promise.resolve();
  const { openProvider } = await import('./open-provider');
  const stop = openProvider({
    service,
    settings,
    onTrouble: (reason) => console.error(`Traces could not be sent to the collector: ${reason}`),
  });
  return async () => {
    const stopped = stop().catch(() => undefined);
    await Promise.race([stopped, pause(LONGEST_STOP, undefined, { ref: false })]);
  };
}
