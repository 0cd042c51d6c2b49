import { spawn } from 'node:child_process';
import path from 'node:path';

/** Runs a program of this folder in a process of its own. Resolves with how it ended. */
export function runTestProgram(
  name: string,
  args: readonly string[],
): Promise<{ readonly code: number | null; readonly signal: string | null; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, name), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, output }));
  });
}
