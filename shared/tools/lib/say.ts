import { getErrorText } from '@portal/build/errors/get-error-text.ts';
import { Refusal } from '@portal/build/workspace/refusal.ts';

export { getErrorText, Refusal };

/** One line of progress. */
export const say = (line: string): void => console.log(line);

/** Runs a command's main function. A refusal is printed as one sentence, any other error with its stack. */
export async function main(command: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
  // The channel to run.mjs would keep the process alive.
  if (process.connected) process.disconnect();
}

export const seconds = (sinceMs: number): string => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;

/** Reports every ten seconds that something long still runs. */
export async function withPulse<Value>(task: string, work: Promise<Value>): Promise<Value> {
  const started = performance.now();
  const timer = setInterval(
    () => say(`  … ${task}, ${Math.round((performance.now() - started) / 1000)} s`),
    10_000,
  );
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
