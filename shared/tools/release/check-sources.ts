import { spawn } from 'node:child_process';
import path from 'node:path';
import { writeJsonAtomically } from '@portal/build/output/atomic.ts';
import type { PassedCheck } from '@portal/build/releases/log/record.ts';
import { cacheFolder, resolveFromRoot, workspaceRoot } from '@portal/build/workspace/paths.ts';
import { getProgram, jestProgram } from '../lib/programs';
import { Refusal, seconds } from '../lib/say';

/** One program that looks at the sources of a package and ends with an error where it finds something. */
export interface SourceCheck {
  readonly name: string;
  readonly args: readonly string[];
}

/** The end of what a program said: the part that names the problem. */
const shownLines = 40;

/** A project of this package alone; what it imports is checked with it. */
function writeTypesProject(packageName: string): string {
  const file = cacheFolder('release', `tsconfig.${packageName}.json`);
  const root = path.relative(path.dirname(file), workspaceRoot);
  writeJsonAtomically(file, {
    extends: `${root}/tsconfig.json`,
    compilerOptions: { tsBuildInfoFile: `./${packageName}.tsbuildinfo` },
    // Declarations of packages without types of their own are in shared.
    include: [`${root}/${packageName}`, `${root}/shared/**/*.d.ts`],
    exclude: [`${root}/**/node_modules`, `${root}/**/dist`],
  });
  return file;
}

/**
 * Two rows that take about as long, side by side. Tests take longest, so nothing slow stands before them; the version is
 * built meanwhile.
 */
export function listSourceChecks(packageName: string): readonly (readonly SourceCheck[])[] {
  return [
    [
      {
        name: 'types',
        args: [getProgram('typescript-native', 'bin/tsc'), '-p', writeTypesProject(packageName)],
      },
      {
        name: 'lint',
        args: [
          getProgram('eslint', 'bin/eslint.js'),
          packageName,
          '--max-warnings',
          '0',
          '--cache',
          '--cache-location',
          `${cacheFolder('eslint')}/`,
        ],
      },
    ],
    [
      {
        name: 'catalogues',
        args: [
          ...jestProgram,
          'shared/tools/languages/catalogues.test.ts',
          '-t',
          `of ${packageName}/`,
          '--silent',
        ],
      },
      {
        name: 'tests',
        // The second worker uses the processor that the build and the other row leave.
        args: [...jestProgram, '--selectProjects', packageName, '--maxWorkers', '2'],
      },
    ],
  ];
}

function run({ name, args }: SourceCheck): Promise<PassedCheck> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: resolveFromRoot(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve({ name, found: seconds(started) });
      else
        reject(
          new Refusal(`its ${name} fail:\n${output.trimEnd().split('\n').slice(-shownLines).join('\n')}`),
        );
    });
  });
}

async function runInTurn(checks: readonly SourceCheck[]): Promise<PassedCheck[]> {
  const passed: PassedCheck[] = [];
  for (const check of checks) passed.push(await run(check));
  return passed;
}

/**
 * Runs types, catalogues, lint and tests of one package.
 * @throws Refusal with what the first failed one said, after all have ended
 */
export async function checkSources(packageName: string): Promise<readonly PassedCheck[]> {
  const results = await Promise.allSettled(listSourceChecks(packageName).map(runInTurn));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}
