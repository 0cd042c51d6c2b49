import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { crc32 } from 'node:zlib';

import { fileEndpoints } from '@portal/shared/contract';
import type { FileKind, FileReference } from '@portal/shared/contract';

import { registerAgent } from '../../../test/harness/agents';
import type { TestAgent } from '../../../test/harness/agents';
import { startTestApp } from '../../../test/harness/start-test-app';
import type { TestApp } from '../../../test/harness/start-test-app';
import { makePdf } from '../../demo/samples/make-pdf';
import sharp from 'sharp';
import { countStored, createUploadForm, createPhoto, uploadAs } from '../../../test/harness/upload-fixtures';

// Whole servers and databases start here; on a busy machine that takes a while.
jest.setTimeout(60_000);

let app: TestApp;
let agent: TestAgent;

beforeAll(async () => {
  app = await startTestApp();
  agent = await registerAgent(app);
});
afterAll(() => app.close());

const upload = (body: FormData, kind?: FileKind) => uploadAs(app, agent.token, body, kind);
const link = (path: string | null | undefined, headers: Record<string, string> = {}) =>
  fetch(`${app.origin}${path ?? ''}`, { headers });

test('a picture is stored re-encoded, upright, without camera metadata, and with a thumbnail', async () => {
  const jpeg = await createPhoto()
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { status, result } = await upload(createUploadForm(jpeg, '../../My ‮logo.jpg'));
  expect(status).toBe(201);
  expect(result).toMatchObject({ name: 'My logo.jpg', mimeType: 'image/webp' });

  const answer = await link(result.url);
  const content = Buffer.from(await answer.arrayBuffer());
  expect(content.length).toBe(result.bytes);
  expect(content.includes('SecretCamera')).toBe(false);
  expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 480, height: 640 });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox') as string,
    'cache-control': 'private, max-age=600, immutable',
    'content-disposition': expect.stringContaining('filename="My logo.webp"') as string,
  });
  const thumbnail = Buffer.from(await (await link(result.thumbnailUrl)).arrayBuffer());
  expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 240, height: 320 });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const unfit: [string, () => Promise<Buffer>, 'image' | 'document'][] = [
  ['an SVG named .png', () => Promise.resolve(Buffer.from(svg)), 'image'],
  ['an SVG with an XML head', () => Promise.resolve(Buffer.from(`<?xml version="1.0"?>${svg}`)), 'document'],
  ['a GIF', () => createPhoto(20, 20).gif().toBuffer(), 'image'],
  ['a page', () => Promise.resolve(Buffer.from('<!doctype html><p>Hello')), 'document'],
  ['a PDF where a picture belongs', () => Promise.resolve(makePdf('Licence', ['1'])), 'image'],
  [
    'a picture cut off half way',
    async () => (await createPhoto().jpeg().toBuffer()).subarray(0, 20_000),
    'image',
  ],
  ['a PNG that is only a head', async () => (await createPhoto().png().toBuffer()).subarray(0, 300), 'image'],
  ['a PDF cut off half way', () => Promise.resolve(makePdf('Licence', ['1']).subarray(0, 300)), 'document'],
];

test.each(unfit)('%s is refused with 415 and nothing stays', async (_name, make, kind) => {
  const before = await countStored(app);
  const { status, problem } = await upload(createUploadForm(await make(), 'picture.png'), kind);
  expect(status).toBe(415);
  expect(problem).toMatchObject({ code: 'unsupported_media_type', errors: [{ path: 'file' }] });
  expect(problem.detail).toMatch(/Choose/);
  expect(await countStored(app)).toEqual(before);
});

test('a 40 MB logo is refused with 413 over the wire', async () => {
  const before = await countStored(app);
  const { status, problem } = await upload(createUploadForm(randomBytes(40 * 1024 * 1024), 'huge.png'));
  expect([status, problem.detail]).toEqual([413, 'This file is larger than 10 MB. Choose a smaller one.']);
  expect(await countStored(app)).toEqual(before);
});

test('a picture with too many pixels is refused, even with few bytes', async () => {
  const bomb = await createPhoto(8, 8).png().toBuffer();
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  expect((await upload(createUploadForm(bomb, 'bomb.png'))).status).toBe(415);
});

test('an upload cut off half way leaves nothing behind', async () => {
  const before = await countStored(app);
  const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), randomBytes(400_000)]);
  const ended = new Promise<void>((resolve) => {
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
    const headers = {
      authorization: `Bearer ${agent.token}`,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': jpeg.length + 1000,
    };
    const outgoing = request(`${app.base}/file/upload/single`, { method: 'POST', headers });
    outgoing.on('error', () => undefined);
    outgoing.on('close', () => resolve());
    outgoing.write(head);
    outgoing.write(jpeg.subarray(0, 100_000), () => outgoing.destroy());
  });
  await ended;
  // The next upload is answered after the server has seen the end of the previous one.
  const { result } = await upload(createUploadForm(await createPhoto(10, 10).png().toBuffer()));
  await app.client(fileEndpoints.remove, { token: agent.token, query: { fileId: result.id } });
  expect(await countStored(app)).toEqual(before);
});

test.each([
  ['nothing at all', new FormData()],
  ['an empty file', createUploadForm('')],
])('%s is refused with an explanation', async (_name, body) => {
  const { status, problem } = await upload(body);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(problem.detail).toMatch(/Choose/);
});

test('a body that is not form data, or ends too early, is not a server error', async () => {
  const send = (type: string, body: string) =>
    fetch(`${app.base}/file/upload/single`, {
      method: 'POST',
      headers: { authorization: `Bearer ${agent.token}`, 'content-type': type },
      body,
    });
  expect((await send('application/json', '{}')).status).toBe(415);
  expect(
    (
      await send(
        'multipart/form-data; boundary=b',
        '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
      )
    ).status,
  ).toBe(400);
  expect((await send('multipart/form-data', 'abc')).status).toBeLessThan(500);
});

test('licences may be PDFs; they are served for display, and in part on request', async () => {
  const pdf = makePdf('Trade licence', ['No 1']);
  const { result } = await upload(createUploadForm(pdf, 'licence.pdf'), 'document');
  expect(result).toMatchObject({ mimeType: 'application/pdf', thumbnailUrl: null, bytes: pdf.length });
  const part = await link(result.url, { range: 'bytes=0-4' });
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
    206,
    '%PDF-',
    `bytes 0-4/${pdf.length}`,
  ]);
});

test('the field kind before the file overrides the query', async () => {
  const { status, result } = await upload(
    createUploadForm(makePdf('Licence', []), 'a.pdf', 'document'),
    'image',
  );
  expect([status, result.mimeType]).toEqual([201, 'application/pdf']);
});

test('an upload of several files stores all of them or none', async () => {
  const png = await createPhoto(30, 30).png().toBuffer();
  const many = (contents: (Buffer | string)[]) => {
    const body = new FormData();
    contents.forEach((content, n) =>
      body.append('files', new Blob([new Uint8Array(Buffer.from(content))]), `${n}.png`),
    );
    return app.client<FileReference[]>(fileEndpoints.uploadMultiple, { token: agent.token, query: {}, body });
  };
  const good = await many([png, png, png]);
  expect([good.status, good.result.map(({ name }) => name)]).toEqual([201, ['0.png', '1.png', '2.png']]);
  const before = await countStored(app);
  expect((await many([png, svg, png])).status).toBe(415);
  expect((await many(Array<Buffer>(9).fill(png))).status).toBe(413);
  expect(await countStored(app)).toEqual(before);
});
