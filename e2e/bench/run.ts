import { benchmarks } from './catalog';
import { readArguments, usage } from './benchmark/command-line';
import { measureAll } from './benchmark/measure';
import { describeMachine } from './report/machine';
import { saveReport } from './report/save';
import { table } from './report/table';
import { createCleanUp } from './support/clean-up';

const asked = readArguments(process.argv.slice(2), benchmarks);
if ('problem' in asked) {
  console.error(`${asked.problem}\n\n${usage(benchmarks)}`);
  process.exit(1);
}
if (asked.help) {
  console.log(usage(benchmarks));
  process.exit(0);
}

const cleanUp = createCleanUp();
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => {
    console.error('\nStopping …');
    void cleanUp.run().then(() => process.exit(1));
  });
}

const machine = await describeMachine();
console.log(
  `${machine.processors} × ${machine.model}, ${machine.memoryGb} GB, Node ${machine.node}, commit ${machine.commit}, medians of ${asked.runs}`,
);
const outcomes = await measureAll(asked, cleanUp);
console.log(`\n${table(outcomes)}\n`);
console.log(`Written to ${saveReport({ machine, runs: asked.runs, full: asked.full, outcomes })}`);

const failed = outcomes.filter((outcome) => 'error' in outcome);
for (const { name, error } of failed) console.error(`\n${name} could not be measured:`, error);
// A missed target is a result; only an impossible measurement is a failure.
process.exit(failed.length > 0 ? 1 : 0);
