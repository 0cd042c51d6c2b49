import { benchmarks } from './benchmarks';
import { readArguments, usage } from './benchmark/command-line';
import { measureAll } from './benchmark/measure';
import { describeMachine } from './report/machine';
import { saveReport } from './report/save';
import { table } from './report/table';
import { createCleanUp } from './support/clean-up';

const options = readArguments(process.argv.slice(2), benchmarks);
if ('problem' in options) {
  console.error(`${options.problem}\n\n${usage(benchmarks)}`);
  process.exit(1);
}
if (options.help) {
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
  `${machine.processors} × ${machine.model}, ${machine.memoryGb} GB, Node ${machine.node}, commit ${machine.commit}, medians of ${options.runs}`,
);
const outcomes = await measureAll(options, cleanUp);
console.log(`\n${table(outcomes)}\n`);
console.log(`Written to ${saveReport({ machine, runs: options.runs, full: options.full, outcomes })}`);

const failed = outcomes.filter((outcome) => 'error' in outcome);
for (const { name, error } of failed) console.error(`\n${name} could not be measured:`, error);
// A missed target is a result; only an impossible measurement is a failure.
process.exit(failed.length > 0 ? 1 : 0);
