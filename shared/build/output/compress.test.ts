import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from './compress';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(os.tmpdir(), 'compress-'))));
afterEach(() => rmSync(root, { recursive: true }));

const makeFolder = (files: Record<string, string>): string => {
  const folder = mkdtempSync(path.join(root, 'version-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return folder;
};
const script = 'export const answer = 42;\n'.repeat(40);

test('a script has a Brotli and a gzip file with its content', async () => {
  const folder = makeFolder({ 'page.js': script });
  await compressFolder(folder);
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'page.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(path.join(folder, 'page.js.gz'))).toString()).toBe(script);
});

test('pictures and files of a few bytes stay as they are', async () => {
  const folder = makeFolder({ 'photo.webp': script, 'small.js': 'run()' });
  await compressFolder(folder);
  for (const name of ['photo.webp.br', 'small.js.br'])
    expect(existsSync(path.join(folder, name))).toBe(false);
});

test('the compressed files of an earlier build are copied where the content is the same', async () => {
  const earlier = makeFolder({ 'page.js': script, 'page.js.br': 'its Brotli', 'page.js.gz': 'its gzip' });
  const folder = makeFolder({ 'page.js': script });
  await compressFolder(folder, { earlier: [earlier] });
  expect(readFileSync(path.join(folder, 'page.js.br'), 'utf8')).toBe('its Brotli');
  expect(readFileSync(path.join(folder, 'page.js.gz'), 'utf8')).toBe('its gzip');
});

test('a file of the same name with other content is compressed itself', async () => {
  const earlier = makeFolder({ 'page.js': `${script};`, 'page.js.br': 'old', 'page.js.gz': 'old' });
  const folder = makeFolder({ 'page.js': script });
  await compressFolder(folder, { earlier: [earlier] });
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'page.js.br'))).toString()).toBe(script);
});

test('another quality of Brotli has the same content', async () => {
  const folder = makeFolder({ 'page.js': script });
  await compressFolder(folder, { quality: 10 });
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'page.js.br'))).toString()).toBe(script);
});
