import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, openSync, closeSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { address, ports } from './addresses';
import type { CleanUp } from './clean-up';
import { databasePid } from './database';
import { root as workspace, resultsFolder, temporaryFolder } from './folders';
import { isOk, poll } from '../../fixtures/poll';
import { listDescendants, isAlive, sendSignal } from './processes';
import type { Process } from './processes';

export interface Stack {
  readonly portal: string;
  readonly customer: string;
  readonly api: string;
  readonly dataFolder: string;
  /** The time from the command to the first page with a working API. */
  readonly startedInMs: number;
  apiProcess(): Promise<Process>;
  isReady(): Promise<boolean>;
  /** Stops it like Ctrl-C. */
  stop(): Promise<void>;
  /** Kills every process at once, including the database, like a power cut. */
  killEverything(): Promise<void>;
}

interface StackOptions {
  readonly cleanUp: CleanUp;
  /** The data of an earlier stack, to start on it again. */
  readonly dataFolder?: string;
  /** The workspace to start; this one by default. */
  readonly root?: string;
  /** By default the present sources are built first, then started. */
  readonly command?: readonly [string, ...string[]];
  readonly timeoutMs?: number;
}

const runScript = 'shared/tools/run.mjs';

const environment = (dataFolder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: String(ports.portal),
  API_PORT: String(ports.api),
  CUSTOMER_PORT: String(ports.customer),
  DATA_DIR: dataFolder,
  DEMO: '1',
  // Its benchmark starts it alone.
  TRACKING: '0',
  NODE_ENV: 'development',
  LOG_LEVEL: 'warn',
  // One machine simulates many clients; the limits are tested elsewhere. 0 turns one off.
  RATE_LIMIT: '0',
  RATE_LIMIT_AUTH: '0',
  RATE_LIMIT_ENQUIRIES: '0',
  RATE_LIMIT_VIEWS: '0',
  CODES_PER_HOUR_AND_IP: '0',
});

/** Starts the product with the usual command, on separate data, and waits for its first page. */
export async function startStack({
  cleanUp,
  root = workspace,
  command,
  timeoutMs = 300_000,
  ...options
}: StackOptions): Promise<Stack> {
  const dataFolder = options.dataFolder ?? temporaryFolder(cleanUp, 'data');
  const logFile = path.join(resultsFolder, 'stack.log');
  mkdirSync(resultsFolder, { recursive: true });
  const log = openSync(logFile, 'w');
  // A start serves the last build until the new one is there. Figures are about the new one.
  if (!command)
    execFileSync(process.execPath, [runScript, 'build'], { cwd: root, stdio: ['ignore', log, log] });
  const began = performance.now();
  const [program, ...args] = command ?? [process.execPath, runScript, 'start'];
  // A separate process group: Ctrl-C reaches all of it, and only it.
  const child = spawn(program, args, {
    cwd: root,
    env: environment(dataFolder),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const group = await waitForGroup(child);
  const portal = address(ports.portal);
  const api = address(ports.api);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  async function stop(): Promise<void> {
    sendSignal(-group, 'SIGINT');
    await poll(() => hasEnded() || undefined, {
      description: 'stopping the portal',
      timeoutMs: 30_000,
    }).catch(() => undefined);
    await killEverything();
  }
  async function killEverything(): Promise<void> {
    const database = databasePid(dataFolder);
    const databaseProcesses =
      database === undefined ? [] : [database, ...(await listDescendants(database)).map(({ pid }) => pid)];
    sendSignal(-group, 'SIGKILL');
    for (const pid of databaseProcesses) sendSignal(pid, 'SIGKILL');
    await poll(
      () => ![...databaseProcesses, child.pid ?? 0].some((pid) => pid > 0 && isAlive(pid)) || undefined,
      {
        description: 'ending the portal',
        timeoutMs: 10_000,
      },
    );
  }
  cleanUp.add(stop);

  const isReady = async () =>
    (await isOk(`${portal}/login`, { accept: 'text/html' })) && (await isOk(`${api}/readyz`));
  await poll(
    async () => {
      if (hasEnded())
        throw new Error(`The portal ended while it started:\n${readFileSync(logFile, 'utf8').slice(-2000)}`);
      return (await isReady()) || undefined;
    },
    { description: `starting the portal (see ${logFile})`, timeoutMs },
  );
  return {
    portal,
    customer: address(ports.customer),
    api,
    dataFolder,
    startedInMs: performance.now() - began,
    async apiProcess() {
      const found = (await listDescendants(group)).find(({ command: line }) =>
        /api\/(src\/server\.ts|dist\/server\/.*server\.mjs)$/.test(line),
      );
      if (!found) throw new Error('The process of the API is not there.');
      return found;
    },
    isReady,
    stop,
    killEverything,
  };
}

function waitForGroup(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('spawn', () =>
      child.pid === undefined ? reject(new Error('The portal has no process.')) : resolve(child.pid),
    );
  });
}
