import { runNode } from './lib/run-node';
import { main } from './lib/say';
import { loadEnvFile } from './start/settings';

await main(async () => {
  loadEnvFile();
  return runNode('api/src/operator/cli.ts', process.argv.slice(2));
});
