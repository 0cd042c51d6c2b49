import { availableParallelism } from 'node:os';
import { captureProgram } from '../lib/run-node';
import { say, seconds } from '../lib/say';
import { countAsOneTest, type Check, type StepResult } from './steps';

export interface Finished {
  readonly title: string;
  readonly totals: StepResult;
  /** Words for people, such as "12.3 s". */
  readonly took: string;
}

async function runCheck({ title, check }: Check): Promise<Finished> {
  const started = performance.now();
  const outputs: string[] = [];
  const code = await check(async (script) => {
    const { code, output } = await captureProgram(process.execPath, script);
    outputs.push(output);
    return code;
  });
  const took = seconds(started);
  say(`\n── ${title} (${took})\n${outputs.join('').trimEnd()}`);
  return { title, totals: countAsOneTest(code), took };
}

/** As many at once as there are processors. Each prints its output when it ends. */
export async function runChecks(checks: readonly Check[]): Promise<readonly Finished[]> {
  const waiting = [...checks];
  const finished: Finished[] = [];
  const runWaiting = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) finished.push(await runCheck(next));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
  return finished;
}
