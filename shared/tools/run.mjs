// The entry point of every command. Uses Node's own modules only: nothing may be installed yet.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeProblem } from './install/node-version.mjs';
import { installIfNeeded, isInstalled } from './install/install.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [command = '', ...args] = process.argv.slice(2);

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const problem = nodeProblem(process.versions.node);
if (problem) fail(problem);

/** They read or change what is live, also when nothing can be installed: an incident does not wait for a download. */
const isRegistryCommand = [
  'releases',
  'rollback',
  'promote',
  'withdraw',
  'canary',
  'preview',
  'sign-releases',
].includes(command);

const script = path.join(root, 'shared', 'tools', `${isRegistryCommand ? 'registry' : command}.ts`);
if (!/^[a-z-]+$/.test(command) || !existsSync(script))
  fail(`There is no command "${command}". See README.md for the commands.`);

/** The commands of the registry as one file, which every build and release puts among the releases. */
function findPortableTool() {
  const settings = path.join(root, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  const releases = process.env.RELEASES_DIR || path.join('dist', 'releases');
  const tool = path.resolve(root, releases, 'tool', 'registry.mjs');
  return existsSync(tool) ? tool : undefined;
}

const portable = isRegistryCommand && !isInstalled(root) ? findPortableTool() : undefined;
if (!portable) {
  try {
    await installIfNeeded(root);
  } catch (error) {
    fail(error.message);
  }
}
const program = portable ? [portable] : ['--import', 'tsx', script];

// The channel tells the command when this process is gone, however it ended.
const child = spawn(process.execPath, [...program, ...(isRegistryCommand ? [command] : []), ...args], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// Ctrl-C reaches the child by itself. This process waits for the child to end in order.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));

// A killed package manager does not always pass the signal on, so its end is the signal.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 1000).unref();
}

child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
