import { spawn } from 'node:child_process';
import { fromRoot } from '../build/workspace/paths';
import { main } from './lib/say';
import { loadEnvFile } from './start/settings';

await main(async () => {
  loadEnvFile();
  // Ctrl-C reaches the program by itself. This process waits for its last output. If this process ends first,
  // the channel tells the program.
  process.on('SIGINT', () => undefined);
  const program = ['--import', 'tsx', fromRoot('api/src/demo/send-enquiries.ts'), ...process.argv.slice(2)];
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'] as const;
  const child = spawn(process.execPath, program, { cwd: fromRoot(), stdio: [...stdio] });
  return new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
});
