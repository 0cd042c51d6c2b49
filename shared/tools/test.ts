import { Refusal, main, say, seconds } from './lib/say';
import { steps, type StepResult } from './test/steps';
import { sum } from './test/results';
import type { Totals } from './test/results';

const line = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** `npm test` runs everything; `npm test -- lint jest` only these. */
await main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((id) => !steps.some((step) => step.id === id));
  if (unknown.length > 0)
    throw new Refusal(
      `There is no step ${unknown.join(', ')}. There are: ${steps.map(({ id }) => id).join(', ')}.`,
    );
  const chosen = asked.length > 0 ? steps.filter(({ id }) => asked.includes(id)) : steps;

  const done: { title: string; totals: StepResult; took: string }[] = [];
  for (const step of chosen) {
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
  const all = sum(done.map(({ totals }) => totals));
  say(`\n${line(all)}`);
  return all.failed === 0 ? 0 : 1;
});
