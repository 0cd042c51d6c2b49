import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyFonts, listFontFaces, listFontFolders } from './fonts';

const faces = listFontFaces('/host/1/');

const covers = (unicodeRange: string, code: number) =>
  unicodeRange.split(',').some((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return code >= first && code <= last;
  });

/** The file that a browser takes: of those that cover the letter, the last one. */
const findFile = (letter: string) =>
  faces
    .filter(({ unicodeRange }) => covers(unicodeRange, letter.codePointAt(0) ?? 0))
    .at(-1)
    ?.address.replace('/host/1/fonts/', '');

it('each letter comes from the files of its script', () => {
  expect(findFile('A')).toBe('ibm-plex-sans-latin-wght-normal.woff2');
  expect(findFile('8')).toBe('ibm-plex-sans-latin-wght-normal.woff2');
  expect(findFile('ş')).toBe('ibm-plex-sans-latin-ext-wght-normal.woff2');
  expect(findFile('₹')).toBe('ibm-plex-sans-latin-ext-wght-normal.woff2');
  expect(findFile('م')).toBe('ibm-plex-sans-arabic-arabic-600-normal.woff2');
  expect(findFile('क')).toBe('ibm-plex-sans-devanagari-devanagari-600-normal.woff2');
  expect(findFile('中')).toBeUndefined();
});

it('every file of the list is copied, and the development server has it too', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fonts-'));
  try {
    await copyFonts(folder);
    const named = faces.map(({ address }) => address.replace('/host/1/', ''));
    for (const file of named) expect(statSync(path.join(folder, file)).size).toBeGreaterThan(10_000);
    const served = listFontFolders().flatMap(({ directory, publicPath }) =>
      readdirSync(directory).map((file) => path.posix.join(publicPath, file)),
    );
    for (const file of named) expect(served).toContain(`/${file}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
