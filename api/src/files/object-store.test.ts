import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import S3rver from 's3rver';

import { createObjectStore } from './create-store';

const root = mkdtempSync(join(tmpdir(), 'object-store-test-'));
const credentials = {
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  region: 'us-east-1',
  bucket: 'portal',
};
let server: S3rver;
let endpoint = '';

jest.setTimeout(60_000);

beforeAll(async () => {
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(root, 's3'),
    configureBuckets: [{ name: 'portal', configs: [] }],
  });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

describe.each(['the local disk', 'an S3 server'])('%s', (kind) => {
  const open = (country: string) =>
    createObjectStore(
      { dataDir: root, s3: kind === 'the local disk' ? null : { ...credentials, endpoint } },
      country,
    );

  function fileWith(content: string): string {
    const path = join(root, 'received');
    writeFileSync(path, content);
    return path;
  }

  async function read(...args: Parameters<ReturnType<typeof open>['get']>): Promise<string | null> {
    const stream = await open('ae').get(...args);
    return stream && text(stream);
  }

  test('stores, replaces, returns wholly or in part, and removes files', async () => {
    const store = open('ae');
    await store.put('ab/one.pdf', fileWith('first'), 'application/pdf');
    await store.put('ab/one.pdf', fileWith('second version'), 'application/pdf');
    expect(await read('ab/one.pdf')).toBe('second version');
    expect(await read('ab/one.pdf', { start: 7, end: 9 })).toBe('ver');
    await store.remove('ab/one.pdf');
    expect(await read('ab/one.pdf')).toBeNull();
    await expect(store.remove('ab/one.pdf')).resolves.toBeUndefined();
  });

  test('shares no files between countries', async () => {
    await open('in').put('ab/two.pdf', fileWith('Indian'), 'application/pdf');
    expect(await read('ab/two.pdf')).toBeNull();
  });

  test('stores nothing of a file that cannot be read', async () => {
    await expect(open('ae').put('ab/three.pdf', join(root, 'none'), 'application/pdf')).rejects.toThrow();
    expect(await read('ab/three.pdf')).toBeNull();
    expect(readdirSync(root, { recursive: true }).map(String)).not.toContainEqual(
      expect.stringMatching(/three/),
    );
  });
});
