import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { writeJsonAtomically } from '../../build/output/atomic';
import { resolveFromRoot } from '../../build/workspace/paths';
import { captureProgram } from '../lib/run-node';
import { Refusal } from '../lib/say';
import { describeSharedPackage } from './describe-shared-package';
import { isPublished } from './is-published';

const tsconfig = v.object({ compilerOptions: v.record(v.string(), v.unknown()) });

/** The options under which the sources of the package have no type errors. */
function describeTypes() {
  const { compilerOptions } = v.parse(
    tsconfig,
    JSON.parse(readFileSync(resolveFromRoot('tsconfig.json'), 'utf8')),
  );
  const { incremental: _built, tsBuildInfoFile: _file, ...options } = compilerOptions;
  return { compilerOptions: { ...options, types: ['node'] } };
}

/**
 * Writes `@portal/shared` as a package that projects of other repositories install: its sources with their types, and
 * the build of a remote.
 * @returns the file
 */
export async function packShared(destination: string): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pack-shared-'));
  try {
    for (const part of ['src', 'build'])
      cpSync(resolveFromRoot('shared', part), path.join(folder, part), {
        recursive: true,
        filter: isPublished,
      });
    cpSync(resolveFromRoot('shared', 'CHANGELOG.md'), path.join(folder, 'CHANGELOG.md'));
    const description = describeSharedPackage();
    writeJsonAtomically(path.join(folder, 'package.json'), description);
    writeJsonAtomically(path.join(folder, 'tsconfig.remote.json'), describeTypes());
    mkdirSync(destination, { recursive: true });
    const { code, output } = await captureProgram('npm', [
      'pack',
      folder,
      '--pack-destination',
      destination,
      '--loglevel=error',
      '--offline',
    ]);
    if (code !== 0) throw new Refusal(`npm could not pack it:\n${output}`);
    return path.join(
      destination,
      `${description.name.replace('@', '').replace('/', '-')}-${description.version}.tgz`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
