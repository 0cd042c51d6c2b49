import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyWorkspace } from '../../lib/workspace-copy';

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** A copy of the workspace in which the commands can be tested. */
export interface Workspace {
  path(...parts: string[]): string;
  /** As `npm run <command> -- …`. */
  run(command: string, ...args: string[]): Promise<Ended>;
  /** A program of the copy, run by Node. */
  node(...args: string[]): Promise<Ended>;
  /** Changes a JSON file of the copy. */
  change(file: string, values: object): void;
  /** Each file below a folder with a hash of its content. */
  contents(folder: string): Record<string, string>;
  /** Takes the loader of TypeScript away, as if nothing were installed, and brings it back. */
  removeTsx(): void;
  restoreTsx(): void;
  remove(): void;
}

/** Replaces the package manager: these tests neither wait for the network nor depend on it. A new remote has the packages of another. */
const linkNewRemotes = `#!/bin/sh
for remote in mfe-*; do [ -e "$remote/node_modules" ] || cp -RP mfe-listings/node_modules "$remote/node_modules"; done
`;

export function openWorkspace(): Workspace {
  const parent = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'commands-')));
  const root = path.join(parent, 'workspace');
  const programs = path.join(parent, 'bin');
  copyWorkspace(root);
  mkdirSync(programs);
  writeFileSync(path.join(programs, 'npx'), linkNewRemotes, { mode: 0o755 });
  const inRoot = (...parts: string[]) => path.join(root, ...parts);
  const tsx = inRoot('node_modules', 'tsx');
  const env = {
    ...process.env,
    PATH: `${programs}${path.delimiter}${process.env.PATH ?? ''}`,
    NODE_ENV: undefined,
    RELEASES_DIR: undefined,
  };

  const node = (...args: string[]): Promise<Ended> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, output }));
    });

  return {
    path: inRoot,
    node,
    run: (command, ...args) => node('shared/tools/run.mjs', command, ...args),
    change(file, values) {
      const before = JSON.parse(readFileSync(inRoot(file), 'utf8')) as object;
      writeFileSync(inRoot(file), JSON.stringify({ ...before, ...values }));
    },
    contents(folder) {
      const files = readdirSync(inRoot(folder), { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      );
      const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
      return Object.fromEntries(
        files.map(({ parentPath, name }) => [path.join(parentPath, name), hash(path.join(parentPath, name))]),
      );
    },
    removeTsx: () => renameSync(tsx, `${tsx}.away`),
    restoreTsx: () => renameSync(`${tsx}.away`, tsx),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}
