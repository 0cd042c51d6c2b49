import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PNPM = 'pnpm@10.34.9';

/** The parts of a package.json that decide what is installed. A new version of a package needs no install. */
function readDependencies(file) {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies, pnpm } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return JSON.stringify({ dependencies, devDependencies, optionalDependencies, peerDependencies, pnpm });
}

/** What decides which packages belong in node_modules. */
function dependencyHash(root) {
  const hash = createHash('sha256');
  const packages = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(root, entry.name, 'package.json')))
    .map((entry) => path.join(entry.name, 'package.json'))
    .filter((file) => !file.startsWith('node_modules'))
    .sort();
  const add = (name, content) => hash.update(name).update('\0').update(content).update('\0');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    add(file, readFileSync(path.join(root, file)));
  for (const file of ['package.json', ...packages]) add(file, readDependencies(path.join(root, file)));
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
    PNPM,
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
