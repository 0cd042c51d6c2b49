import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const api = join(import.meta.dirname, '../..');

export interface RunningProcess {
  readonly child: ChildProcess;
  readonly messages: unknown[];
  output(): string;
  /** Resolves with the message when the process sends one that matches. @throws when it ends before */
  message(fits: (message: Record<string, unknown>) => boolean): Promise<Record<string, unknown>>;
  readonly ended: Promise<number | null>;
}

/** A program of the api in a separate process, as `npm start` runs it. */
export function runProcess(
  file: string,
  env: Readonly<Record<string, string>>,
  words: readonly string[] = [],
): RunningProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', join(api, 'src', file), ...words], {
    cwd: api,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const messages: unknown[] = [];
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.on('message', (message) => messages.push(message));
  // Not the child's 'close': that never comes after its channel is disconnected.
  const closed = [child.stdout, child.stderr].map(
    (stream) => new Promise((resolve) => stream?.on('close', resolve)),
  );
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const ended = Promise.all(closed).then(() => exited);
  return {
    child,
    messages,
    output: () => text,
    ended,
    message: (fits) =>
      new Promise((resolve, reject) => {
        const check = (message: unknown) => {
          if (fits(message as Record<string, unknown>)) resolve(message as Record<string, unknown>);
        };
        messages.forEach(check);
        child.on('message', check);
        void ended.then((code) => reject(new Error(`It ended with ${code}: ${text}`)));
      }),
  };
}
