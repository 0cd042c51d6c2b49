import { createTestPortal } from '@portal/shared/testing';
import { fileEndpoints } from '../contract';
import { uploadFile } from './upload';

/** A request whose course the test controls. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  isAborted = false;
  constructor() {
    FakeRequest.last = this;
  }
  open = () => undefined;
  setRequestHeader = () => undefined;
  getResponseHeader = () => null;
  send = jest.fn();
  abort() {
    this.isAborted = true;
  }
}

const original = globalThis.XMLHttpRequest;
const online = jest.spyOn(navigator, 'onLine', 'get');
beforeEach(() => {
  online.mockReturnValue(true);
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  globalThis.XMLHttpRequest = original;
});
afterAll(() => online.mockRestore());

function start() {
  const shares: number[] = [];
  const sending = uploadFile(
    createTestPortal().api,
    fileEndpoints.uploadSingle,
    { query: { kind: 'document' } },
    new File(['x'], 'licence.pdf', { type: 'application/pdf' }),
    { onProgress: (share) => shares.push(share) },
  );
  return { sending, shares, request: FakeRequest.last };
}

test('an upload is not reported as complete before the server has answered', async () => {
  const { sending, shares, request } = start();
  for (const loaded of [50, 100]) request.upload.onprogress?.({ lengthComputable: true, loaded, total: 100 });
  expect(shares).toEqual([0.5, 0.99]);
  request.status = 201;
  request.responseText = JSON.stringify({
    result: { id: '0190b3c4-0000-7000-8000-000000000001', url: '/file/1', name: 'licence.pdf' },
  });
  request.onload?.();
  expect(await sending).toMatchObject({ name: 'licence.pdf' });
});

test('an upload does not begin while the browser is offline', async () => {
  online.mockReturnValue(false);
  const { sending, shares, request } = start();
  await expect(sending).rejects.toMatchObject({ kind: 'offline' });
  expect(request.send).not.toHaveBeenCalled();
  expect(shares).toEqual([]);
});

test('an upload ends when the network is lost on the way', async () => {
  const { sending, request } = start();
  globalThis.dispatchEvent(new Event('offline'));
  await expect(sending).rejects.toMatchObject({ kind: 'offline' });
  expect(request.isAborted).toBe(true);
});

test('a page is not left without a question while an upload runs', async () => {
  const leave = () => globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { sending, request } = start();
  expect(leave()).toBe(false);
  request.onerror?.();
  await expect(sending).rejects.toMatchObject({ kind: 'offline' });
  expect(leave()).toBe(true);
});
