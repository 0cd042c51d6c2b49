import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleProgram } from '@portal/build/server/bundle.ts';
import { api } from '@portal/build/server/programs.ts';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import * as v from 'valibot';
import { askProgram, NoResult } from '../lib/ask-program';
import type { BaseBuild } from './build-base';
import { listSteps } from './list-steps';
import type { MatrixRow } from './run-matrix';
import { upgradeResult, type UpgradeRequest, type UpgradeResult } from './upgrade-request';

const packageJson = v.object({ version: v.string() });

/** Settings of a portal stay away: with them the APIs would send mails, or store files in its bucket. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG'];
const listPassedOn = (): NodeJS.ProcessEnv =>
  Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

export function describeUpgrade({
  calls,
  faults,
  stopBefore,
}: UpgradeResult): Pick<MatrixRow, 'outcome' | 'found'> {
  if (faults.length > 0)
    return {
      outcome: 'failed',
      found: `next to the new API:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    };
  if (stopBefore.length > 0) return { outcome: 'must be stopped first', found: stopBefore.join(', ') };
  return { outcome: 'passed', found: `${calls} calls next to the new API` };
}

async function run(request: UpgradeRequest): Promise<UpgradeResult> {
  try {
    return await askProgram({
      script: 'e2e/rolling-upgrade/main.ts',
      request,
      result: upgradeResult,
      isShown: true,
      env: listPassedOn(),
    });
  } catch (error) {
    if (!(error instanceof NoResult)) throw error;
    return { calls: 0, faults: [error.output], stopBefore: [] };
  }
}

/** Runs the API of the last release next to that of the present sources, on the database that the latter migrates. */
export async function checkOlderApi(commit: string, base: BaseBuild): Promise<MatrixRow> {
  const { file } = await bundleProgram(api);
  const { version } = v.parse(
    packageJson,
    JSON.parse(readFileSync(path.join(base.api, 'package.json'), 'utf8')),
  );
  const result = await run({
    older: path.join(base.api, 'server.mjs'),
    newer: file,
    olderSteps: listSteps(resolveFromRoot(), commit),
  });
  return { target: 'api', version, ...describeUpgrade(result) };
}
