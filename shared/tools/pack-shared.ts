import { resolveFromRoot } from '../build/workspace/paths';
import { main, say } from './lib/say';
import { packShared } from './pack-shared/pack-shared';

await main(async () => {
  const file = await packShared(resolveFromRoot('dist'));
  say(`Packed @portal/shared into ${file}. In another repository: npm install ${file}`);
});
