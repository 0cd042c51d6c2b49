import { Refusal } from './ask';

/** Runs a program of the demo until it ends, or Ctrl-C or the end of its command stops it. */
export async function runDemoProgram(main: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stop = new AbortController();
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, () => stop.abort());
  try {
    await main(stop.signal);
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
  // An open channel to the command would keep the process alive.
  if (process.connected) process.disconnect();
}
