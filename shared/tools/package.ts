import { resolveFromRoot, releasesFolder } from '@portal/build/workspace/paths.ts';
import { runNode } from './lib/run-node';
import { main, say, seconds } from './lib/say';
import { writePackages } from './package/write-packages';
import { loadEnvFile } from './start/settings';

await main(async () => {
  loadEnvFile();
  const failed = await runNode('shared/tools/build.ts', []);
  if (failed) return failed;
  const started = performance.now();
  const folder = resolveFromRoot('dist', 'package');
  await writePackages({ releases: releasesFolder(), folder });
  say(`Packed gateway, API, tracking service and remotes into ${folder} (${seconds(started)}).`);
  return 0;
});
