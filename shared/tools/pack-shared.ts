import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { main, say } from './lib/say';
import { packSharedPackages } from './pack-shared/pack-shared-packages';

await main(async () => {
  const files = Object.values(await packSharedPackages(resolveFromRoot('dist')));
  say(`Packed ${files.join(' and ')}. In another repository: npm install ${files.join(' ')}`);
});
