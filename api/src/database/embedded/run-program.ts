import { spawn } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';

import { DatabaseStartError } from './database-start-error';
import type { Identity } from './can-reach';

/** Nothing from our environment (it contains secrets) reaches the processes of the database. */
export function programOptions(lib: string, identity: Identity | null): SpawnOptions {
  const { PATH, SystemRoot, TEMP } = process.env;
  return {
    cwd: process.platform === 'win32' ? undefined : '/',
    env: { PATH, SystemRoot, TEMP, LC_ALL: 'C', LD_LIBRARY_PATH: lib, DYLD_LIBRARY_PATH: lib },
    windowsHide: true,
    ...(identity ?? {}),
  };
}

export function explainSpawnError(error: Error & { code?: string }): Error {
  if (error.code !== 'EPERM' && error.code !== 'EINVAL') return error;
  return new DatabaseStartError(
    'PostgreSQL does not run as root and this machine does not let root become another user: start as an ordinary user or set DATABASE_URL.',
    { cause: error },
  );
}

/** Runs a program to its end; resolves with its exit code and all its output. */
export function runProgram(
  path: string,
  args: string[],
  options: SpawnOptions,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(path, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => reject(explainSpawnError(error)));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
