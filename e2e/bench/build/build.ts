import { execFile } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyWorkspace } from '@portal/tools/lib/workspace-copy.ts';
import type { Benchmark, Figure } from '../benchmark/benchmark';
import { temporaryFolder } from '../support/folders';
import { median } from '../support/statistics';

const run = promisify(execFile);

/** The production build of everything, in a copy of the workspace. */
export const build: Benchmark = {
  name: 'build',
  summary: 'the production build: cold, with nothing changed, with one remote changed',
  async run({ runs, cleanUp, say }): Promise<readonly Figure[]> {
    const copy = temporaryFolder(cleanUp, 'workspace');
    copyWorkspace(copy);
    const cold: number[] = [];
    const unchanged: number[] = [];
    const oneRemote: number[] = [];
    for (let number = 1; number <= runs; number += 1) {
      for (const folder of ['.cache', 'dist', 'api/dist', 'host/dist'])
        rmSync(path.join(copy, folder), { recursive: true, force: true });
      cold.push(await timeBuild(copy));
      unchanged.push(await timeBuild(copy));
      appendFileSync(path.join(copy, 'mfe-auth', 'src', 'routes.tsx'), `// change ${number}\n`);
      oneRemote.push(await timeBuild(copy));
      say(
        `${number}/${runs} cold ${cold.at(-1)?.toFixed(1)} s, unchanged ${unchanged.at(-1)?.toFixed(1)} s, one remote ${oneRemote.at(-1)?.toFixed(1)} s`,
      );
    }
    const coldMedian = { label: 'cold', value: median(cold) };
    return [
      { label: 'build of everything, cold', value: coldMedian.value, unit: 's', bar: { atMost: 45 } },
      {
        label: 'build with nothing changed',
        value: median(unchanged),
        unit: 's',
        bar: { atMost: 3 },
        comparisons: [coldMedian],
      },
      {
        label: 'build with one remote changed',
        value: median(oneRemote),
        unit: 's',
        bar: { atMost: 10 },
        comparisons: [coldMedian],
      },
    ];
  },
};

/** Seconds of `npm run build`. */
async function timeBuild(workspace: string): Promise<number> {
  const began = performance.now();
  await run('npm', ['run', '--silent', 'build'], {
    cwd: workspace,
    env: { ...process.env, RELEASES_DIR: '' },
    maxBuffer: 16 * 1024 * 1024,
  });
  return (performance.now() - began) / 1000;
}
