import { spawn } from 'node:child_process';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import * as v from 'valibot';

interface Question<Schema extends v.GenericSchema> {
  /** A TypeScript program of ours, from the workspace's root. It gets the request as its argument, in JSON. */
  readonly script: string;
  readonly request: unknown;
  /** What it sends over the channel before it ends. */
  readonly result: Schema;
  /** Without it, what it prints is hidden. */
  readonly isShown?: boolean;
  readonly env?: NodeJS.ProcessEnv;
}

/** A program of ours that ended without a result. */
export class NoResult extends Error {
  override readonly name = 'NoResult';
  constructor(
    /** What it printed as errors. */
    readonly output: string,
  ) {
    super('A program ended without a result.');
  }
}

/** Runs one of our programs for one answer. @throws NoResult */
export function askProgram<Schema extends v.GenericSchema>({
  script,
  request,
  result,
  isShown = false,
  env = process.env,
}: Question<Schema>): Promise<v.InferOutput<Schema>> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', resolveFromRoot(script), JSON.stringify(request)],
      { cwd: resolveFromRoot(), stdio: ['ignore', isShown ? 'inherit' : 'ignore', 'pipe', 'ipc'], env },
    );
    let output = '';
    let answer: { readonly value: v.InferOutput<Schema> } | undefined;
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('message', (message) => (answer = { value: v.parse(result, message) }));
    child.on('error', reject);
    child.on('close', () => {
      if (answer) resolve(answer.value);
      else reject(new NoResult(output.trimEnd()));
    });
  });
}
