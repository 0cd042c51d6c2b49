import path from 'node:path';
import { mkdirSync } from 'node:fs';
import { newAccount } from '../../fixtures/accounts';
import type { Benchmark, Figure } from '../benchmark/benchmark';
import { countPresses } from '../jobs/count-presses';
import { openBrowser, openPage } from '../support/browser';
import { resultsFolder } from '../support/folders';
import { startStack } from '../support/stack';
import { playNewcomer } from './play-newcomer';

/** What the product promises a new agent, from the login page to the running trip. */
const GOAL = 15 * 60;
/** A step that takes longer has failed. */
const STEP = 20_000;

/** A new agent, told nothing: each step is the one that the dashboard says comes next. */
export const newcomer: Benchmark = {
  name: 'newcomer',
  summary: 'a new agent from the login page to a published vehicle and a started trip; recorded with --full',
  async run({ cleanUp, say, full }): Promise<readonly Figure[]> {
    const stack = await startStack({ cleanUp });
    const browser = await openBrowser(cleanUp);
    const page = await openPage(browser, stack.portal);
    const context = page.context();
    context.setDefaultTimeout(STEP);
    const counter = await countPresses(page);
    if (full) await context.tracing.start({ screenshots: true, title: 'A new agent' });
    await page.goto(`${stack.portal}/login`);
    counter.start();
    const parts = await playNewcomer(page, { stack, account: newAccount('ae'), isPaced: full });
    const { presses, characters, fields, pages } = await counter.stop();
    say(`${presses} presses, ${characters} characters in ${fields} fields, ${pages} pages`);
    if (full) {
      mkdirSync(resultsFolder, { recursive: true });
      const file = path.join(resultsFolder, 'newcomer.zip');
      await context.tracing.stop({ path: file });
      say(`recorded in ${file}: npx playwright show-trace ${file}`);
    }
    const add = (name: 'seconds' | 'secondsOfReading' | 'secondsOfMachine') =>
      parts.reduce((sum, part) => sum + part[name], 0);
    return [
      ...parts.map(({ name, seconds }) => ({ label: name, value: seconds, unit: 's' as const })),
      {
        label: 'from the login page to the started trip',
        value: add('seconds'),
        unit: 's',
        bar: { atMost: GOAL },
      },
      { label: 'of it, reading each new line once', value: add('secondsOfReading'), unit: 's' },
      ...(full
        ? []
        : [{ label: 'of it, waiting for the machine', value: add('secondsOfMachine'), unit: 's' as const }]),
    ];
  },
};
