import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeJsonAtomically } from '@portal/build/output/atomic.ts';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import * as v from 'valibot';
import { captureProgram } from '../lib/run-node';
import { Refusal } from '../lib/say';
import {
  describePublishedPackage,
  getPublishedFolder,
  type PublishedPackage,
} from './describe-published-package';
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

function copySources(name: PublishedPackage, folder: string): void {
  const copy = (source: string, target: string) =>
    cpSync(source, target, { recursive: true, filter: isPublished });
  const sources = getPublishedFolder(name);
  if (name === '@portal/build') {
    copy(sources, folder);
    return;
  }
  copy(path.join(sources, 'src'), path.join(folder, 'src'));
  copy(path.join(sources, 'CHANGELOG.md'), path.join(folder, 'CHANGELOG.md'));
  writeJsonAtomically(path.join(folder, 'tsconfig.remote.json'), describeTypes());
}

async function packOne(name: PublishedPackage, destination: string): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pack-shared-'));
  try {
    const description = describePublishedPackage(name);
    copySources(name, folder);
    writeJsonAtomically(path.join(folder, 'package.json'), description);
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
    return path.join(destination, `${name.replace('@', '').replace('/', '-')}-${description.version}.tgz`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Writes `@portal/shared` and `@portal/build` as packages that projects of other repositories install: the sources of
 * the common code with their types, and the build of a remote.
 * @returns the file of each
 */
export async function packSharedPackages(destination: string): Promise<Record<PublishedPackage, string>> {
  return {
    '@portal/shared': await packOne('@portal/shared', destination),
    '@portal/build': await packOne('@portal/build', destination),
  };
}
