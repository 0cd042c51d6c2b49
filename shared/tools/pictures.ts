import { rmSync } from 'node:fs';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { main, say, seconds } from './lib/say';
import { recordPictures } from './test/steps';

/** `npm run pictures`: takes the pictures of the key screens again, after a change that is meant to be seen. */
await main(async () => {
  const started = performance.now();
  rmSync(resolveFromRoot('e2e/pictures/recorded'), { recursive: true, force: true });
  rmSync(resolveFromRoot('e2e/pictures/expected'), { recursive: true, force: true });
  const { passed, failed } = await recordPictures();
  say(
    `\n${passed} pictures taken, ${failed} not (${seconds(started)}). Look at e2e/pictures/expected before you commit.`,
  );
  return failed === 0 ? 0 : 1;
});
