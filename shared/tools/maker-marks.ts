import { writeFileSync } from 'node:fs';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { main, say } from './lib/say';
import { buildMakerMarks, marksFile } from './maker-marks/build-maker-marks';

/** Writes the brand marks that pages draw, from the icons of `simple-icons`. */
await main(() => {
  writeFileSync(resolveFromRoot(marksFile), buildMakerMarks());
  say(`Written: ${marksFile}`);
  return Promise.resolve(0);
});
