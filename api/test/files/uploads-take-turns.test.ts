import { limits } from '@portal/shared/contract';
import sharp from 'sharp';

import { createUploadForm, createPhoto, uploadAs } from '../harness/upload-fixtures';
import { registerAgent } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';

jest.setTimeout(180_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#285' } });

test('large pictures of one owner do not delay a small picture of another', async () => {
  const [busy, other] = [await registerAgent(app), await registerAgent(app)];
  const large = await plain(7000, 5000).png().toBuffer();
  const small = await createPhoto(60, 40).png().toBuffer();
  let done = 0;
  const many = Promise.all(
    Array.from({ length: 6 }, async () => {
      const { status } = await uploadAs(app, busy.token, createUploadForm(large));
      done += 1;
      return status;
    }),
  );
  // The large ones arrive first.
  await uploadAs(app, busy.token, createUploadForm('no picture'));
  expect((await uploadAs(app, other.token, createUploadForm(small))).status).toBe(201);
  expect(done).toBeLessThan(4);
  expect(await many).toEqual(Array<number>(6).fill(201));
});

test('a picture with more pixels than a 50-megapixel camera makes is refused before it is decoded', async () => {
  const { token } = await registerAgent(app);
  const { status, problem } = await uploadAs(
    app,
    token,
    createUploadForm(await plain(8000, 8000).png().toBuffer()),
  );
  expect([status, problem.detail]).toEqual([
    415,
    'This picture has more than 50 megapixels. Choose a smaller one.',
  ]);
  const camera = await plain(8192, 6144).jpeg().toBuffer();
  expect(8192 * 6144).toBe(limits.files.pixelsMax);
  expect((await uploadAs(app, token, createUploadForm(camera))).status).toBe(201);
});
