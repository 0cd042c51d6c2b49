import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import path from 'node:path';
import type { Context } from '../benchmark/benchmark';
import { root, temporaryFolder } from '../support/folders';
import { poll } from '../../fixtures/poll';

const PROGRAM = process.env.PGBOUNCER ?? '/usr/sbin/pgbouncer';
/** Fewer than the calls that run at once. */
const POOL_SIZE = 5;

export interface PgBouncer {
  readonly urls: Readonly<Record<'ae' | 'in', string>>;
  start(): Promise<void>;
  kill(): Promise<void>;
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(false));
    socket.on('connect', () => socket.end());
  });

/** The configuration of docs/deploy, with the places, the ports and the sign-in of this benchmark. */
function writeConfiguration(folder: string, socketFolder: string, port: number): string {
  const changes: readonly (readonly [RegExp, string])[] = [
    [/host=127\.0\.0\.1 port=5432/g, `host=${socketFolder} port=5432 user=portal`],
    [/^listen_port = .*/m, `listen_port = ${port}`],
    [/^auth_type = .*/m, 'auth_type = any'],
    [/^auth_file = .*\n/m, ''],
    [/^default_pool_size = .*/m, `default_pool_size = ${POOL_SIZE}`],
    [/^logfile = .*/m, `logfile = ${folder}/pgbouncer.log`],
    [/^pidfile = .*/m, `pidfile = ${folder}/pgbouncer.pid`],
  ];
  const documented = readFileSync(path.join(root, 'docs/deploy/pgbouncer.ini'), 'utf8');
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    changes.reduce((text, [line, replacement]) => text.replace(line, replacement), documented),
  );
  return file;
}

/** @throws when PgBouncer is not installed: the only benchmark that needs a program that npm does not bring */
export async function startPgbouncer(
  { cleanUp }: Pick<Context, 'cleanUp'>,
  databaseUrl: string,
  port: number,
): Promise<PgBouncer> {
  if (!statSync(PROGRAM, { throwIfNoEntry: false }))
    throw new Error(`This benchmark needs PgBouncer 1.18 or newer: install it, or name it in PGBOUNCER.`);
  const socketFolder = new URL(databaseUrl).searchParams.get('host') ?? '';
  // PostgreSQL's user, who may enter the folder of its socket. PgBouncer does not run as root.
  const { uid, gid } = statSync(socketFolder);
  const folder = temporaryFolder(cleanUp, 'pgbouncer');
  chownSync(folder, uid, gid);
  const file = writeConfiguration(folder, socketFolder, port);
  let program: ChildProcess | null = null;
  async function start(): Promise<void> {
    program = spawn(PROGRAM, [file], { uid, gid, stdio: 'ignore' });
    await poll(async () => (await isOpen(port)) || undefined, {
      description: `starting PgBouncer (see ${folder})`,
      timeoutMs: 10_000,
    });
  }
  async function kill(): Promise<void> {
    const running = program;
    program = null;
    if (!running || running.exitCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  }
  cleanUp.add(kill);
  await start();
  const getUrl = (code: 'ae' | 'in') => `postgresql://portal@127.0.0.1:${port}/portal_${code}`;
  return { urls: { ae: getUrl('ae'), in: getUrl('in') }, start, kill };
}
