import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyFonts, listFontFolders, writeFontFaces } from './fonts';

const rules = () => writeFontFaces('/host/1/').split('@font-face').slice(1);

const covers = (rule: string, code: number) =>
  /unicode-range:([^}]+)/
    .exec(rule)?.[1]
    ?.split(',')
    .some((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((hex) => parseInt(hex, 16));
      return code >= first && code <= last;
    });

/** The file that a browser takes: of the rules that cover the letter, the last one. */
const findFile = (letter: string) =>
  /fonts\/([^)]+)/.exec(
    rules()
      .filter((rule) => covers(rule, letter.codePointAt(0) ?? 0))
      .at(-1) ?? '',
  )?.[1];

it('each letter comes from the files of its script', () => {
  expect(findFile('A')).toBe('ibm-plex-sans-latin-wght-normal.woff2');
  expect(findFile('8')).toBe('ibm-plex-sans-latin-wght-normal.woff2');
  expect(findFile('ş')).toBe('ibm-plex-sans-latin-ext-wght-normal.woff2');
  expect(findFile('₹')).toBe('ibm-plex-sans-latin-ext-wght-normal.woff2');
  expect(findFile('م')).toBe('ibm-plex-sans-arabic-arabic-600-normal.woff2');
  expect(findFile('क')).toBe('ibm-plex-sans-devanagari-devanagari-600-normal.woff2');
  expect(findFile('中')).toBeUndefined();
});

it('copies every file that a rule names, and the development server has them too', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fonts-'));
  try {
    await copyFonts(folder);
    const named = rules().map((rule) => /url\(\/host\/1\/([^)]+)/.exec(rule)?.[1] ?? '');
    for (const file of named) expect(statSync(path.join(folder, file)).size).toBeGreaterThan(10_000);
    const served = listFontFolders().flatMap(({ directory, publicPath }) =>
      readdirSync(directory).map((file) => path.posix.join(publicPath, file)),
    );
    for (const file of named) expect(served).toContain(`/${file}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
