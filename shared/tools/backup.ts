import { runNode } from './lib/run-node';
import { main } from './lib/say';
import { loadEnvFile } from './start/settings';

await main(async () => {
  loadEnvFile();
  return runNode('api/src/backup/cli.ts', ['backup', ...process.argv.slice(2)]);
});
