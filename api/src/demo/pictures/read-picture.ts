import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { LookName } from './looks';
import type { PictureView } from './views';

const { resolve } = createRequire(import.meta.url);

/** A picture that `npm run draw:cars` has made. The package names their folder, so that the bundle finds it too. */
export const readPicture = (name: LookName, view: PictureView): Promise<Buffer> =>
  readFile(resolve(`#demo-pictures/${name}-${view}.webp`));
