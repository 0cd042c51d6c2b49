import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../public');

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}

const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.webmanifest'), 'utf8')) as {
  readonly icons: readonly Icon[];
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
};

/** A PNG file has its width and height at fixed places. */
const readPngSize = (file: Buffer): string => `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;

it('the manifest has the icons that browsers need to install the portal', () => {
  expect(manifest.display).toBe('standalone');
  const sizes = manifest.icons.filter(({ purpose }) => purpose === 'any').map((icon) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});

it.each(['', '/desk'])('the manifest at %s is about the portal there', (base) => {
  const resolve = (address: string) =>
    new URL(address, `https://example.com${base}/manifest.webmanifest`).pathname;
  for (const address of [manifest.start_url, manifest.scope]) expect(resolve(address)).toBe(`${base}/`);
  for (const { src } of manifest.icons) expect(resolve(src)).toBe(`${base}/${src}`);
});

it.each(manifest.icons.filter(({ type }) => type === 'image/png'))(
  '$src has the size that the manifest says',
  ({ src, sizes }) => {
    expect(readPngSize(readFileSync(path.join(folder, src)))).toBe(sizes);
  },
);
