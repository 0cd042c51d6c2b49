import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyWorkspace } from '@portal/tools/lib/workspace-copy.ts';
import { releasesFolder } from '@portal/build/workspace/paths.ts';
import { linkLiveShell } from '../../fixtures/link-live-shell';
import type { Benchmark, Figure } from '../benchmark/benchmark';
import { temporaryFolder } from '../support/folders';
import { median } from '../support/statistics';
import { countLostReleases } from './count-lost-releases';

const run = promisify(execFile);
const remote = 'mfe-enquiries';

/** A remote released with all its checks, listed and rolled back, in a copy of the workspace; two teams at once. */
export const releases: Benchmark = {
  name: 'releases',
  summary:
    'a release with all its checks, the list of releases, a rollback; releases lost by two teams at once',
  async run({ runs, cleanUp, say }): Promise<readonly Figure[]> {
    const copy = temporaryFolder(cleanUp, 'workspace');
    copyWorkspace(copy);
    // Its pages are opened in the shell that the build of this workspace made.
    linkLiveShell(releasesFolder(), path.join(copy, 'dist/releases'));
    const times = { released: [] as number[], listed: [] as number[], back: [] as number[] };
    const idle: number[] = [];
    await timeCommand(copy, 'release', remote);
    for (let number = 1; number <= runs; number += 1) {
      raiseVersion(copy, `9.${number}.0`);
      times.released.push(await timeCommand(copy, 'release', remote));
      times.listed.push(await timeCommand(copy, 'releases', remote));
      times.back.push(await timeCommand(copy, 'rollback', remote));
      idle.push(await timeNode(copy));
      say(
        `${number}/${runs} released ${times.released.at(-1)?.toFixed(1)} s, listed ${times.listed.at(-1)?.toFixed(1)} s, rolled back ${times.back.at(-1)?.toFixed(1)} s`,
      );
    }
    const lost = await countLostReleases(cleanUp);
    const comparisons = [{ label: 'Node with its loader and no command', value: median(idle) }];
    return [
      {
        label: `release of ${remote} with all its checks`,
        value: median(times.released),
        unit: 's',
        bar: { atMost: 60 },
        comparisons,
      },
      { label: 'rollback', value: median(times.back), unit: 's', bar: { atMost: 5 }, comparisons },
      { label: 'list of the releases', value: median(times.listed), unit: 's', comparisons },
      {
        label: `releases lost of ${lost.made} by two teams at once`,
        value: lost.count,
        unit: 'count',
        bar: { atMost: 0 },
      },
    ];
  },
};

function raiseVersion(workspace: string, version: string): void {
  const file = path.join(workspace, remote, 'package.json');
  const json = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, `${JSON.stringify({ ...json, version }, null, 2)}\n`);
}

async function timeProgram(workspace: string, args: readonly string[]): Promise<number> {
  const began = performance.now();
  await run(process.execPath, args, {
    cwd: workspace,
    env: { ...process.env, RELEASES_DIR: '', NODE_ENV: undefined },
    maxBuffer: 16 * 1024 * 1024,
  });
  return (performance.now() - began) / 1000;
}

/** Seconds of `npm run <command> -- <remote>`. */
const timeCommand = (workspace: string, command: string, name: string): Promise<number> =>
  timeProgram(workspace, ['shared/tools/run.mjs', command, name]);

const timeNode = (workspace: string): Promise<number> =>
  timeProgram(workspace, ['--import', 'tsx', '--eval', '0']);
