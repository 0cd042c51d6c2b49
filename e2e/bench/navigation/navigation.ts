import type { Benchmark, Figure } from '../benchmark/benchmark';
import { registerSupplier } from '../support/agent';
import { openBrowser } from '../support/browser';
import { startStack } from '../support/stack';
import { median } from '../support/statistics';
import { measureClicks } from './clicks';
import type { Clicks } from './clicks';
import { memoryGrowth } from './memory';
import { measureOneMoreRemote } from './measure-one-more-remote';
import { readTargets } from './targets';

/** Navigating in the portal, in a real browser. */
export const navigation: Benchmark = {
  name: 'navigation',
  summary: 'from a click to the other remote’s page, memory after 500 of them, the cost of one remote more',
  async run(context): Promise<readonly Figure[]> {
    const { cleanUp, runs, say } = context;
    const stack = await startStack({ cleanUp });
    const agent = await registerSupplier(stack);
    const browser = await openBrowser(cleanUp);
    const targets = await readTargets(stack.portal);
    const clicks: Clicks[] = [];
    for (let run = 1; run <= runs; run += 1) {
      for (const [index, to] of targets.entries()) {
        const from = targets[(index + 1) % targets.length];
        if (!from || from === to) throw new Error('The sidebar needs entries of two remotes.');
        const measured = await measureClicks({ browser, portal: stack.portal, agent, from, to });
        say(
          `${run}/${runs} ${from.path} → ${to.path}: first ${measured.first.toFixed(0)} ms, again ${measured.again.toFixed(0)} ms`,
        );
        clicks.push(measured);
      }
    }
    const wholeLoad = { label: 'whole new load, cached', value: median(clicks.map((one) => one.wholeLoad)) };
    const memory = await memoryGrowth(browser, stack.portal, agent, targets);
    const model = targets.find(({ remote }) => remote !== 'mfe-auth')?.remote ?? 'mfe-auth';
    return [
      {
        label: 'click to content, remote loaded',
        value: median(clicks.map(({ again }) => again)),
        unit: 'ms',
        bar: { atMost: 100 },
        comparisons: [wholeLoad],
      },
      {
        label: 'click to content, remote not asked for before',
        value: median(clicks.map(({ first }) => first)),
        unit: 'ms',
        bar: { atMost: 300 },
        comparisons: [wholeLoad],
      },
      {
        label: 'memory growth after 500 navigations across all remotes',
        value: memory.growth,
        unit: 'MB',
        bar: { atMost: 10 },
        comparisons: [{ label: 'before', value: memory.before }],
      },
      ...(await measureOneMoreRemote({ context, browser, portal: stack.portal, agent, model })),
    ];
  },
};
