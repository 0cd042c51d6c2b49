import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '@portal/build/output/atomic.ts';
import { resolveFromRoot, releasesFolder } from '@portal/build/workspace/paths.ts';

/** Puts the commands `releases`, `rollback`, `promote`, `withdraw`, `canary` and `preview` as one file into the folder of releases. */
export async function writePortableTool(): Promise<void> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [resolveFromRoot('shared', 'tools', 'registry', 'portable.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    absWorkingDir: resolveFromRoot(),
    logLevel: 'silent',
  });
  const text = outputFiles[0]?.text ?? '';
  const file = path.join(releasesFolder(), 'tool', 'registry.mjs');
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeAtomically(file, text);
}
