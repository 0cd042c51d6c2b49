import { copyWorkspace } from '@portal/tools/lib/workspace-copy.ts';
import type { Benchmark, Figure } from '../benchmark/benchmark';
import { temporaryFolder } from '../support/folders';
import { startStack } from '../support/stack';
import { median } from '../support/statistics';

/** The time from the command to the first page with a working API, in a copy of the workspace. */
export const start: Benchmark = {
  name: 'start',
  summary: 'npm start: the first one after the install, and later ones',
  async run({ runs, cleanUp, say }): Promise<readonly Figure[]> {
    const root = temporaryFolder(cleanUp, 'workspace');
    copyWorkspace(root);
    const dataFolder = temporaryFolder(cleanUp, 'data');
    const startOnce = async (): Promise<number> => {
      const stack = await startStack({
        cleanUp,
        root,
        dataFolder,
        command: ['npm', 'start'],
        timeoutMs: 900_000,
      });
      await stack.stop();
      return stack.startedInMs / 1000;
    };
    const first = await startOnce();
    say(`first start ${first.toFixed(1)} s`);
    const later: number[] = [];
    for (let number = 1; number <= runs; number += 1) {
      later.push(await startOnce());
      say(`${number}/${runs} later start ${later.at(-1)?.toFixed(1)} s`);
    }
    return [
      {
        label: 'first start after the install: build, database, demo data (once)',
        value: first,
        unit: 's',
        bar: { atMost: 60 },
      },
      {
        label: 'second start',
        value: median(later),
        unit: 's',
        bar: { atMost: 6 },
        comparisons: [{ label: 'first', value: first }],
      },
    ];
  },
};
