import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { Refusal } from '../lib/say';
import { createBackoff } from './backoff';
import { readChildMessage } from './child-messages';
import type { ReadyMessage } from './child-messages';

export interface ServiceOptions {
  /** The name that people use: "The API". */
  readonly name: string;
  /** A source (`.ts`) or a bundle, from the workspace's root. */
  readonly script: string;
  readonly env: NodeJS.ProcessEnv;
  /** More arguments of Node, before the script. */
  readonly nodeArgs?: readonly string[];
  readonly say: (line: string) => void;
}

export interface Service {
  readonly ready: Promise<ReadyMessage>;
  stop(): Promise<void>;
  /** Ends the process in order. A new one follows at once. */
  restart(): void;
}

/** After this time a process that was asked to stop is killed. */
const graceMs = 10_000;

/** How Node runs it: a source through tsx, a bundle with its map, so that stacks name our lines either way. */
const howToRun = (script: string): string =>
  script.endsWith('.ts') ? '--import=tsx' : '--enable-source-maps';

/** Keeps one process running: a crash before the first "ready" is an error, a later one is followed by a new start. */
export function startService({ name, script, env, nodeArgs = [], say }: ServiceOptions): Service {
  const backoff = createBackoff();
  let child: ChildProcess | undefined;
  let restart: NodeJS.Timeout | undefined;
  let stopping = false;
  let isStopping = false;
  let wasReady = false;
  let settle: { resolve: (message: ReadyMessage) => void; reject: (error: Error) => void };
  const ready = new Promise<ReadyMessage>((resolve, reject) => {
    settle = { resolve, reject };
  });
  // The caller may stop before it waits for this.
  ready.catch(() => undefined);

  function launch(): void {
    const started = performance.now();
    child = spawn(
      process.execPath,
      [howToRun(script), ...nodeArgs, path.resolve(resolveFromRoot(), script)],
      {
        cwd: resolveFromRoot(),
        env: { ...process.env, ...env },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      },
    );
    child.on('message', (message) => {
      const report = readChildMessage(message);
      if (!report) {
        say(`${name} said something that is not understood: ${JSON.stringify(message)}`);
        return;
      }
      if ('progress' in report) say(`  ${report.progress}`);
      else {
        if (wasReady) say(`${name} runs again.`);
        wasReady = true;
        settle.resolve(report);
      }
    });
    child.on('exit', (code, signal) => {
      child = undefined;
      if (stopping) return;
      if (isStopping) {
        isStopping = false;
        launch();
        return;
      }
      const ending = signal ? `was ended by ${signal}` : `ended with code ${code}`;
      if (!wasReady) {
        settle.reject(new Refusal(`${name} could not start (it ${ending}). The lines above say why.`));
        return;
      }
      const wait = backoff.next(performance.now() - started);
      say(`${name} ${ending}. Starting it again in ${wait / 1000} s.`);
      restart = setTimeout(launch, wait);
    });
  }

  launch();
  return {
    ready,
    restart() {
      // Between a crash and its restart no process runs. The new one reads the new files anyway.
      if (!child) return;
      isStopping = true;
      child.kill('SIGTERM');
    },
    async stop() {
      stopping = true;
      clearTimeout(restart);
      const running = child;
      if (!running) return;
      const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
      running.kill('SIGTERM');
      const force = setTimeout(() => running.kill('SIGKILL'), graceMs);
      await ended;
      clearTimeout(force);
    },
  };
}
