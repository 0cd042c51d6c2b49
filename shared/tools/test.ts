import path from 'node:path';
import { Refusal, main, say, seconds } from './lib/say';
import { createScratchFolder } from './test/create-scratch-folder';
import { sum } from './test/results';
import type { Totals } from './test/results';
import { runChecks, type Finished } from './test/run-checks';
import { checks, steps } from './test/steps';
import { provideSystemPrograms } from './test/system-programs';

const line = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** `npm test` runs everything; `npm test -- lint jest` only these. Checks first, two at a time on two processors. */
await main(async () => {
  const requested = process.argv.slice(2);
  const known = [...checks, ...steps].map(({ id }) => id);
  const unknown = requested.filter((id) => !known.includes(id));
  if (unknown.length > 0)
    throw new Refusal(`There is no step ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  const isChosen = ({ id }: { readonly id: string }) => requested.length === 0 || requested.includes(id);

  // Each check and step inherits it.
  const scratch = createScratchFolder();
  Object.assign(process.env, { TMPDIR: scratch, E2E_DATA: path.join(scratch, 'e2e') });

  const done: Finished[] = [...(await runChecks(checks.filter(isChosen)))];
  const unchecked = steps.some(isChosen) ? provideSystemPrograms(say) : [];
  for (const step of steps.filter(isChosen)) {
    say(`\n── ${step.title}`);
    const started = performance.now();
    const totals = await step.run();
    done.push({ title: step.title, totals, took: seconds(started) });
  }
  for (const { title, totals } of done.filter(({ totals }) => totals.failures.length > 0)) {
    say(`\n── Failed in: ${title}`);
    for (const { name, message } of totals.failures) say(`\n✗ ${name}\n${message}`);
  }
  say('');
  for (const { title, totals, took } of done)
    say(`${totals.failed === 0 ? '✓' : '✗'} ${title}: ${line(totals)} (${took})`);
  for (const missing of unchecked) say(`! Not checked: ${missing}`);
  const all = sum(done.map(({ totals }) => totals));
  say(`\n${line(all)}`);
  return all.failed === 0 ? 0 : 1;
});
