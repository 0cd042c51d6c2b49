import { writeFileSync } from 'node:fs';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { main, say } from './lib/say';
import { buildMakerMarks } from './maker-marks/build-maker-marks';

/** Writes the brand marks that pages draw, from the icons of `simple-icons`. */
await main(() => {
  for (const [file, marks] of Object.entries(buildMakerMarks())) {
    writeFileSync(resolveFromRoot(file), marks);
    say(`Written: ${file}`);
  }
  return Promise.resolve(0);
});
