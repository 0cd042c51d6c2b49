import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
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

describe('with an earlier build', () => {
  /** Its compressed files can be told from new ones. */
  const makeEarlier = (content: string, { br = content, gz = content } = {}): string => {
    const folder = makeFolder({ 'page.js': content });
    writeFileSync(path.join(folder, 'page.js.br'), compressQuickly(br));
    writeFileSync(path.join(folder, 'page.js.gz'), gzipSync(gz, { level: 1 }));
    return folder;
  };
  const compressQuickly = (content: string): Buffer =>
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });

  async function readBrotli(earlier: string): Promise<Buffer> {
    const folder = makeFolder({ 'page.js': script });
    await compressFolder(folder, { earlier: [earlier] });
    return readFileSync(path.join(folder, 'page.js.br'));
  }

  test('its compressed files are copied where the content is the same', async () => {
    expect(await readBrotli(makeEarlier(script))).toEqual(compressQuickly(script));
  });

  test.each([
    ['is of another content', () => makeEarlier(`${script};`)],
    ['has a changed Brotli file', () => makeEarlier(script, { br: 'steal()' })],
    ['has a changed gzip file', () => makeEarlier(script, { gz: 'steal()' })],
  ])('one that %s is not used', async (_, make) => {
    const asBrotli = await readBrotli(make());
    expect(asBrotli).not.toEqual(compressQuickly(script));
    expect(brotliDecompressSync(asBrotli).toString()).toBe(script);
  });

  test('one with a damaged file is not used', async () => {
    const earlier = makeEarlier(script);
    writeFileSync(path.join(earlier, 'page.js.br'), 'damaged');
    expect(brotliDecompressSync(await readBrotli(earlier)).toString()).toBe(script);
  });
});

test('another quality of Brotli has the same content', async () => {
  const folder = makeFolder({ 'page.js': script });
  await compressFolder(folder, { quality: 10 });
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'page.js.br'))).toString()).toBe(script);
});
