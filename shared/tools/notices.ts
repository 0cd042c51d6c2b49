import { writeFileSync } from 'node:fs';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { main, say } from './lib/say';
import { formatNotices, noticesFile } from './notices/format-notices';

/** Writes the third-party notices for the installed packages. */
await main(() => {
  writeFileSync(resolveFromRoot(noticesFile), formatNotices());
  say(`Written: ${noticesFile}`);
  return Promise.resolve(0);
});
