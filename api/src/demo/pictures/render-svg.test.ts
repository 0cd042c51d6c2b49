import { loadSharp } from '../../files/load-sharp';
import { drawMotorcycle } from './draw-motorcycle';
import { renderSvgs } from './render-svg';
import { scenes } from './scene';

test('a motorcycle is drawn in each scene', async () => {
  const sharp = await loadSharp();
  const documents = scenes.map((scene) => drawMotorcycle('#a33b3b', scene));
  expect(documents.join('')).not.toMatch(/undefined|NaN/);
  for (const picture of await renderSvgs(documents))
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 640, height: 400 });
});

test('an SVG from outside never reaches the decoder', async () => {
  const sharp = await loadSharp();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
  await renderSvgs([svg]);
  await expect(sharp(Buffer.from(svg)).png().toBuffer()).rejects.toThrow('unsupported image format');
  await expect(renderSvgs(['<svg'])).rejects.toThrow();
  await expect(sharp(Buffer.from(svg)).png().toBuffer()).rejects.toThrow('unsupported image format');
});
