import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase, type Db } from '../../../api/src/database/connect';
import { postmasterPid } from '../../../api/src/database/embedded/leftover';
import { startEmbedded, type EmbeddedDatabase } from '../../../api/src/database/embedded/start-embedded';
import { addTrackers, countPositions } from '../../../api/src/demo/fill-trackers';
import { migrateToLatest } from '../../../api/src/database/migrate';
import { bundleProgram } from '@portal/build/server/bundle.ts';
import { tracking as program } from '@portal/build/server/programs.ts';
import { launchTracking } from '@portal/tools/start/launches.ts';
import type { Benchmark, Context, Figure } from '../benchmark/benchmark';
import { ports } from '../support/addresses';
import { temporaryFolder } from '../support/folders';
import { poll } from '../../fixtures/poll';
import { listDescendants } from '../support/processes';
import { percentile } from '../support/statistics';
import { Gt06Device } from './gt06-device';

const DEVICES = 5000;
const EVERY_MS = 10_000;
const DEFAULT_SECONDS = 600;
const GT06_OFFSET = 1023;
const FIRST_IMEI = 862_000_000_000_000;
const getImei = (number: number) => String(FIRST_IMEI + number);

interface Load {
  readonly latencies: number[];
  readonly answered: number;
  readonly unanswered: number;
  readonly peakMemoryMb: number;
}

interface LoadOptions {
  readonly port: number;
  readonly seconds: number;
  readonly readMemory: () => Promise<number>;
  /** Called when half of the time is over. */
  readonly atHalf?: () => Promise<void>;
  readonly cleanUp: Context['cleanUp'];
}

/** All devices send one position every ten seconds, evenly spread. */
async function runLoad({ port, seconds, readMemory, atHalf, cleanUp }: LoadOptions): Promise<Load> {
  const latencies: number[] = [];
  const onAnswer = (ms: number) => void latencies.push(ms);
  const devices = Array.from(
    { length: DEVICES },
    (_, number) => new Gt06Device({ port, imei: getImei(number), onAnswer }),
  );
  cleanUp.add(() => devices.forEach((device) => device.close()));
  for (const [number, device] of devices.entries()) {
    device.open();
    // A mobile network does not bring all at once either.
    if (number % 100 === 99) await pause(50);
  }
  await poll(() => devices.every(({ isReady }) => isReady) || undefined, {
    description: 'logging in all devices',
    timeoutMs: 120_000,
  });

  let peakMemoryMb = 0;
  const began = Date.now();
  let next = 0;
  let isHalved = false;
  let halving: Promise<void> | undefined;
  for (let now = began; now - began < seconds * 1000; now = Date.now()) {
    const due = Math.floor(((now - began) / EVERY_MS) * DEVICES);
    for (; next < due; next += 1) devices[next % DEVICES]?.send(now);
    if (!isHalved && now - began > (seconds * 1000) / 2) {
      isHalved = true;
      halving = atHalf?.();
    }
    if (next % 50 === 0) peakMemoryMb = Math.max(peakMemoryMb, await readMemory());
    await pause(20);
  }
  await halving;
  await poll(() => devices.every(({ unanswered }) => unanswered === 0) || undefined, {
    description: 'the last answers',
    timeoutMs: 120_000,
  }).catch(() => undefined);
  devices.forEach((device) => device.close());
  return {
    latencies,
    answered: devices.reduce((sum, device) => sum + device.answered, 0),
    unanswered: devices.reduce((sum, device) => sum + device.unanswered, 0),
    peakMemoryMb: Math.max(peakMemoryMb, await readMemory()),
  };
}

interface Service {
  readonly db: Db;
  readonly database: EmbeddedDatabase;
  readonly port: number;
  readonly process: ChildProcess;
}

/** The service as `npm start` runs it, on a database of its own. */
async function startService({ cleanUp, say }: Context): Promise<Service> {
  const folder = temporaryFolder(cleanUp, 'tracking');
  const database = await startEmbedded({ dataDir: path.join(folder, 'postgres') });
  cleanUp.add(() => database.stop());
  const db = connectDatabase({
    url: database.url,
    schema: 'ae',
    name: 'bench',
    maxConnections: 2,
    statementTimeoutMs: 300_000,
  });
  cleanUp.add(() => db.destroy());
  await migrateToLatest(db, 'ae');
  await addTrackers(db, FIRST_IMEI, DEVICES);
  say(`${DEVICES} devices are registered.`);
  const { file } = await bundleProgram(program);
  const { nodeArgs = [], env } = launchTracking(file);
  const child = fork(file, {
    execArgv: [...nodeArgs],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...env,
      NODE_ENV: 'development',
      COUNTRIES: 'ae',
      DATA_DIR: folder,
      API_PORT: String(ports.api),
      LOG_LEVEL: 'error',
    },
  });
  cleanUp.add(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  });
  await once(child, 'message');
  return { db, database, port: ports.api + GT06_OFFSET, process: child };
}

const readMemoryMb = async (pid: number | undefined): Promise<number> => {
  const found = (await listDescendants(process.pid)).find((one) => one.pid === pid);
  return (found?.memory ?? 0) / 1e6;
};

/** kill -9 of the server and so of all its back ends. */
function killServer({ dataDir }: EmbeddedDatabase): void {
  const pid = postmasterPid(dataDir);
  if (!pid) throw new Error('There is no database to kill.');
  process.kill(pid, 'SIGKILL');
}

/** Answers ten bytes to each message and does nothing else: what Node and the machine need in any case. */
async function measureBare(context: Context, seconds: number): Promise<Load> {
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  context.cleanUp.add(() => void child.kill('SIGKILL'));
  const [port] = (await once(child, 'message')) as [number];
  const readMemory = () => readMemoryMb(child.pid);
  const load = await runLoad({ port, seconds, readMemory, cleanUp: context.cleanUp });
  child.kill('SIGKILL');
  return load;
}

/** Five thousand GT06 devices through the real service into the real database, which is killed once. */
export const tracking: Benchmark = {
  name: 'tracking',
  summary: `${DEVICES} GT06 devices × one position every ${EVERY_MS / 1000} s for ten minutes (--seconds N), PostgreSQL killed in the middle: lost, stored twice, socket to commit, memory`,
  async run(context): Promise<readonly Figure[]> {
    const { cleanUp, say, seconds = DEFAULT_SECONDS } = context;
    const bare = await measureBare(context, Math.min(60, seconds));
    say(`A server that only answers: ${bare.answered} messages.`);

    const service = await startService(context);
    const load = await runLoad({
      port: service.port,
      seconds,
      readMemory: () => readMemoryMb(service.process.pid),
      atHalf: async () => {
        killServer(service.database);
        say('PostgreSQL was killed.');
      },
      cleanUp,
    });
    const { stored, distinct } = await countPositions(service.db);
    say(`${load.answered} positions answered, ${stored} stored.`);
    const latency = (share: number, { latencies }: Load) => percentile(latencies, share);
    const bareName = 'a server that only answers';
    return [
      {
        label: `positions answered and not stored, of ${load.answered}`,
        value: Math.max(0, load.answered - distinct),
        unit: 'count',
        bar: { atMost: 0 },
      },
      { label: 'positions never answered', value: load.unanswered, unit: 'count', bar: { atMost: 0 } },
      { label: 'positions stored twice', value: stored - distinct, unit: 'count', bar: { atMost: 0 } },
      {
        label: 'socket to commit, median',
        value: latency(0.5, load),
        unit: 'ms',
        comparisons: [{ label: bareName, value: latency(0.5, bare) }],
      },
      {
        label: 'socket to commit, 99th percentile, the kill included',
        value: latency(0.99, load),
        unit: 'ms',
        bar: { atMost: 1000 },
        comparisons: [{ label: bareName, value: latency(0.99, bare) }],
      },
      {
        label: 'memory of the tracking service, peak',
        value: load.peakMemoryMb,
        unit: 'MB',
        bar: { atMost: 200 },
        comparisons: [{ label: bareName, value: bare.peakMemoryMb }],
      },
    ];
  },
};
