import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyWorkspace } from '@portal/tools/lib/workspace-copy.ts';
import type { Benchmark, Figure } from '../benchmark/benchmark';
import { openBrowser, openPage } from '../support/browser';
import { temporaryFolder } from '../support/folders';
import { startStack } from '../support/stack';
import { median } from '../support/statistics';

const EDITED = ['mfe-auth', 'src', 'features', 'login', 'components', 'LoginForm.tsx'] as const;
const LABEL = "{t('auth.login.submit')}";

/** What somebody who develops a remote waits for, in a copy of the workspace. */
export const dev: Benchmark = {
  name: 'dev',
  summary: 'npm run dev: the first one until its first page, and from an edit of a component to the page',
  async run({ runs, cleanUp, say }): Promise<readonly Figure[]> {
    const root = temporaryFolder(cleanUp, 'workspace');
    copyWorkspace(root);
    const stack = await startStack({ cleanUp, root, command: ['npm', 'run', 'dev'], timeoutMs: 600_000 });
    const page = await openPage(await openBrowser(cleanUp), stack.portal);
    const opened = performance.now();
    await page.goto(`${stack.portal}/login`);
    await page.getByRole('button', { name: 'Log in', exact: true }).waitFor({ timeout: 120_000 });
    // Areas are built when their first page is opened, so that page counts. Opening the browser does not.
    const ready = (stack.startedInMs + performance.now() - opened) / 1000;
    say(`started ${(stack.startedInMs / 1000).toFixed(1)} s, first page ${ready.toFixed(1)} s`);
    const file = path.join(root, ...EDITED);
    const source = readFileSync(file, 'utf8');
    if (!source.includes(LABEL)) throw new Error(`${file} does not have ${LABEL} any more.`);
    const edits: number[] = [];
    // The first edit compiles what no page has asked for yet, so it does not count.
    for (let number = 0; number <= runs; number += 1) {
      const began = performance.now();
      writeFileSync(file, source.replace(LABEL, `${LABEL} ${number}`));
      await page.getByRole('button', { name: `Log in ${number}`, exact: true }).waitFor({ timeout: 60_000 });
      const seconds = (performance.now() - began) / 1000;
      if (number > 0) edits.push(seconds);
      say(`${number}/${runs} edit to page ${seconds.toFixed(2)} s`);
    }
    await stack.stop();
    return [
      {
        label: 'npm run dev until its first page and API, with the demo data (once)',
        value: ready,
        unit: 's',
        bar: { atMost: 30 },
      },
      {
        label: 'from an edit of a component to the page',
        value: median(edits),
        unit: 's',
        bar: { atMost: 1 },
        comparisons: [{ label: 'slowest', value: Math.max(...edits) }],
      },
    ];
  },
};
