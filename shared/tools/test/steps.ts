import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { remoteNames } from '@portal/build/workspace/remotes.ts';
import { getProgram, jestProgram } from '../lib/programs';
import { runProgram } from '../lib/run-node';
import { findBrowser, noBrowser } from './browser';
import { listJestFailures, listPlaywrightFailures, type Failure } from './failures';
import { jestTotals, playwrightTotals } from './results';
import type { Totals } from './results';

const results = (file: string): string => resolveFromRoot('test-results', file);

const run = (file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  runProgram(process.execPath, [file, ...args], env);

/** What a step found, and the names of the failed tests: readers look at the last lines of a long log first. */
export interface StepResult extends Totals {
  readonly failures: readonly Failure[];
}

/** A check without its own tests counts as one. */
export const countAsOneTest = (code: number): StepResult => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  skipped: 0,
  failures: [],
});

/** A program that exits with an error but has no failed test counts as failed. */
const withExitCode = (code: number, totals: Totals, failures: readonly Failure[]): StepResult => ({
  ...totals,
  failed: code !== 0 && totals.failed === 0 ? 1 : totals.failed,
  failures,
});

interface BrowserRun {
  readonly env?: NodeJS.ProcessEnv;
  /** Of Playwright's command line. */
  readonly options?: readonly string[];
}

async function runInBrowser(
  config: string,
  name: string,
  { env = {}, options = [] }: BrowserRun = {},
): Promise<StepResult> {
  const browser = findBrowser(console.log);
  if (!browser) {
    console.error(noBrowser);
    return countAsOneTest(1);
  }
  console.log(`Browser: ${browser}`);
  const report = results(name);
  rmSync(report, { force: true });
  const code = await run(getProgram('@playwright/test', 'cli.js'), ['test', '--config', config, ...options], {
    ...env,
    CHROMIUM_PATH: browser,
  });
  return withExitCode(code, playwrightTotals(report), listPlaywrightFailures(report));
}

export const explorerParts = ['all', 'press', 'gate', 'open'] as const;
export type ExplorerPart = (typeof explorerParts)[number];

/**
 * `all`: each control in each country at each width, each press on a separate page; `press`: each once in a
 * country; `gate`: those of the desk's lists; `open`: none. Every page is opened in any case.
 */
export const runExplorer = (part: ExplorerPart): Promise<StepResult> =>
  runInBrowser('e2e/explorer/playwright.config.ts', 'explorer-tests.json', { env: { EXPLORE: part } });

/** Records the demo's answers and takes the pictures of the key screens again, one screen after the other. */
export const recordPictures = (): Promise<StepResult> =>
  runInBrowser('e2e/playwright.config.ts', 'e2e.json', {
    env: { RECORD_PICTURES: '1' },
    options: ['--project', 'pictures', '--workers', '1', '--update-snapshots', 'all'],
  });

/** Runs a script with its arguments by this Node. Returns its exit code. */
export type RunScript = (script: readonly string[]) => Promise<number>;

/** Uses one processor, so that two of them share a machine with two. Its output is printed at its end. */
export interface Check {
  readonly id: string;
  readonly title: string;
  check(run: RunScript): Promise<number>;
}

/** Uses the whole machine, and prints as it goes. */
export interface Step {
  readonly id: string;
  readonly title: string;
  run(): Promise<StepResult>;
}

/** Files that did not change since the last run are not checked again. */
const getCacheOptions = (location: string) => ['--cache', '--cache-location', location] as const;

/** The longest come first, so that none is left alone at the end. */
export const checks: readonly Check[] = [
  {
    id: 'build',
    title: 'Build',
    // The journeys in a browser need it. On its own it leaves a processor idle.
    check: (run) => run(['--import', 'tsx', resolveFromRoot('shared/tools/build.ts')]),
  },
  {
    id: 'lint',
    title: 'Lint',
    check: (run) =>
      run([
        getProgram('eslint', 'bin/eslint.js'),
        '.',
        '--max-warnings',
        '0',
        ...getCacheOptions('.cache/eslint/'),
      ]),
  },
  {
    id: 'types',
    title: 'Types',
    check: (run) => run([getProgram('typescript-native', 'bin/tsc'), '-p', 'tsconfig.json']),
  },
  {
    id: 'spelling',
    title: 'Spelling of code, documents and English texts',
    check: (run) =>
      run([
        getProgram('cspell', 'bin.mjs'),
        '--no-progress',
        '--no-summary',
        ...getCacheOptions('.cache/cspell/words'),
        '.',
      ]),
  },
  {
    id: 'format',
    title: 'Format',
    check: (run) =>
      run([
        getProgram('prettier', 'bin/prettier.cjs'),
        '--check',
        '--log-level',
        'warn',
        ...getCacheOptions('.cache/prettier/files'),
        '.',
      ]),
  },
  {
    id: 'boundaries',
    title: 'Boundaries',
    check: async (run) => {
      const packages = ['host', ...remoteNames(), 'shared', 'api', 'e2e'];
      const cruise = (config: string) =>
        run([getProgram('dependency-cruiser', 'bin/dependency-cruise.mjs'), '--config', config, ...packages]);
      const files = await cruise('.dependency-cruiser.cjs');
      const folders = await cruise('.dependency-cruiser.folders.cjs');
      return files || folders;
    },
  },
  {
    id: 'unused',
    title: 'Files, exports and dependencies that nobody uses',
    check: (run) => run([getProgram('knip', 'bin/knip.js'), '--no-config-hints']),
  },
];

export const steps: readonly Step[] = [
  {
    id: 'jest',
    title: 'Unit and server tests (Jest)',
    run: async () => {
      const report = results('jest.json');
      rmSync(report, { force: true });
      mkdirSync(path.dirname(report), { recursive: true });
      const code = await runProgram(process.execPath, [...jestProgram, '--json', `--outputFile=${report}`]);
      return withExitCode(code, jestTotals(report), listJestFailures(report));
    },
  },
  {
    id: 'e2e',
    title: 'Journeys in a browser (Playwright)',
    run: () => runInBrowser('e2e/playwright.config.ts', 'e2e.json'),
  },
  {
    id: 'explorer',
    title: 'Every page opened, and the controls of the lists pressed (explorer)',
    run: () => runExplorer('gate'),
  },
];
