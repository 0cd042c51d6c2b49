import { loadSharp } from '../../files/load-sharp';
import { renderSvgs } from './render-svg';

test('SVGs of our own become PNGs of their size', async () => {
  const sharp = await loadSharp();
  const draw = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40"><circle cx="20" cy="20" r="9"/></svg>`;
  const pictures = await renderSvgs([draw(40), draw(64)]);
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  expect(sizes).toMatchObject([
    { format: 'png', width: 40, height: 40 },
    { format: 'png', width: 64, height: 40 },
  ]);
});

test('an SVG from outside never reaches the decoder', async () => {
  const sharp = await loadSharp();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
  await renderSvgs([svg]);
  await expect(sharp(Buffer.from(svg)).png().toBuffer()).rejects.toThrow('unsupported image format');
  await expect(renderSvgs(['<svg'])).rejects.toThrow();
  await expect(sharp(Buffer.from(svg)).png().toBuffer()).rejects.toThrow('unsupported image format');
});
