#!/usr/bin/env node
// The command of a project outside of the portal's repository. Node runs the build from its TypeScript sources.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const program = fileURLToPath(new URL('main.ts', import.meta.url));
const { status } = spawnSync(process.execPath, ['--import', loader, program, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
