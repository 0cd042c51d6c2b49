import type { Figure } from './benchmark';
import type { BenchOptions } from './command-line';
import type { CleanUp } from '../support/clean-up';

export type Outcome = { readonly name: string; readonly seconds: number } & (
  { readonly figures: readonly Figure[] } | { readonly error: unknown }
);

/** Runs one benchmark after another, each after the clean-up of the last. A failure does not stop the others. */
export async function measureAll(
  { chosen, runs, full, seconds }: Pick<BenchOptions, 'chosen' | 'runs' | 'full' | 'seconds'>,
  cleanUp: CleanUp,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, summary, run } of chosen) {
    console.log(`\n${name}: ${summary}`);
    const began = performance.now();
    const took = () => Math.round((performance.now() - began) / 1000);
    try {
      const figures = await run({ runs, full, seconds, cleanUp, say: (line) => console.log(`  ${line}`) });
      outcomes.push({ name, seconds: took(), figures });
    } catch (error) {
      outcomes.push({ name, seconds: took(), error });
    } finally {
      await cleanUp.run();
    }
  }
  return outcomes;
}
