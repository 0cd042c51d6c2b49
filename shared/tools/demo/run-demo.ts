import { spawn } from 'node:child_process';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { loadEnvFile } from '../start/settings';

/**
 * Runs a program of the demo until it ends, with the settings of the installation.
 * @param file from the root of the repository
 * @returns its exit code
 */
export function runDemo(file: string): Promise<number> {
  loadEnvFile();
  // The terminal sends Ctrl-C to the program too. This process waits for its last output. If this process ends first,
  // the channel tells the program.
  process.on('SIGINT', () => undefined);
  const program = ['--import', 'tsx', resolveFromRoot(file), ...process.argv.slice(2)];
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'] as const;
  const child = spawn(process.execPath, program, { cwd: resolveFromRoot(), stdio: [...stdio] });
  return new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
