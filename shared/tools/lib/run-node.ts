import { spawn } from 'node:child_process';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';

/** Runs one of our TypeScript programs in this terminal. Returns its exit code. */
export const runNode = (script: string, args: readonly string[]): Promise<number> =>
  runProgram(process.execPath, ['--import', 'tsx', resolveFromRoot(script), ...args]);

export function runProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: resolveFromRoot(),
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a program without a terminal. Returns its exit code and what it printed. */
export function captureProgram(
  program: string,
  args: readonly string[],
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: resolveFromRoot(), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => (output += text));
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
