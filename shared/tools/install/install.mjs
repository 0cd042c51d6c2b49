import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const pnpm = 'pnpm@10.34.9';

/** The files that decide which packages belong in node_modules. */
function dependencyHash(root) {
  const hash = createHash('sha256');
  const packages = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(root, entry.name, 'package.json')))
    .map((entry) => path.join(entry.name, 'package.json'))
    .filter((file) => !file.startsWith('node_modules'))
    .sort();
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...packages]) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

const computeStamp = (root) => path.join(root, 'node_modules', '.portal-install');

/** Remembers that node_modules matches the lockfile. */
export function markInstalled(root) {
  writeFileSync(computeStamp(root), dependencyHash(root));
}

/** Whether node_modules matches the lockfile. */
export function isInstalled(root) {
  const stamp = computeStamp(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === dependencyHash(root);
}

/** Installs the dependencies when they are not those of the lockfile. No global install, no install scripts. */
export async function installIfNeeded(root) {
  if (isInstalled(root)) return;
  console.log('Installing the dependencies (the first time this takes a minute or two) …');
  const code = await run(root, [
    '--yes',
    pnpm,
    'install',
    '--frozen-lockfile',
    '--ignore-scripts',
    '--reporter=append-only',
  ]);
  if (code !== 0) {
    throw new Error(
      'The dependencies could not be installed. Look at the lines above; the usual cause is no way to the package registry.',
    );
  }
  markInstalled(root);
}

function run(root, args) {
  const windows = process.platform === 'win32';
  return new Promise((resolve, reject) => {
    const child = spawn(windows ? 'npx.cmd' : 'npx', args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: windows,
      // pnpm would ask before it replaces another node_modules, and nobody may be there to answer.
      env: { ...process.env, CI: 'true' },
    });
    child.on('error', (error) =>
      reject(new Error(`npx could not be run (${error.message}). It comes with Node's npm.`)),
    );
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
