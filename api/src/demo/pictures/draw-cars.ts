import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { allLooks } from './looks';
import { toWebp } from './model/encode';
import { renderLook } from './render-look';
import { pictureSize, pictureViews } from './views';

const folder = path.join(import.meta.dirname, 'files');

/** Renders the pictures of all looks, or of the named ones, into the folder from which the demo takes them. */
async function drawCars(names: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, look] of Object.entries(allLooks)) {
    if (names.length > 0 && !names.includes(name)) continue;
    for (const view of pictureViews)
      await writeFile(
        path.join(folder, `${name}-${view}.webp`),
        await toWebp(renderLook(look, view, pictureSize), pictureSize),
      );
    console.log(name);
  }
}

await drawCars(process.argv.slice(2));
