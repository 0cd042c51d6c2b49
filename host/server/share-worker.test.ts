import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { shareTarget } from '@portal/shared/contract';

const folder = path.join(import.meta.dirname, '../public');
const source = readFileSync(path.join(folder, shareTarget.worker), 'utf8');
const ORIGIN = 'https://portal.example';

/** The worker with a browser around it. */
function startWorker(base = '') {
  const handlers = new Map<string, (event: object) => void>();
  const kept = new Map<string, Response>();
  const opened: string[] = [];
  const cache = {
    keys: async () => [...kept.keys()],
    match: async (key: string) => kept.get(key),
    put: async (key: string, answer: Response) => void kept.set(key, answer),
    delete: async (key: string) => kept.delete(key),
  };
  const self = {
    location: { href: `${ORIGIN}${base}${shareTarget.worker}` },
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    skipWaiting: () => undefined,
  };
  const caches = { open: async (name: string) => (opened.push(name), cache) };
  const redirect = (address: string, status: number) => ({ address, status });
  const OwnResponse = Object.assign(class extends Response {}, { redirect });
  vm.runInNewContext(source, { self, caches, crypto, URL, encodeURIComponent, Response: OwnResponse });
  async function request(method: string, address: string, form?: FormData) {
    let answer: unknown;
    handlers.get('fetch')?.({
      request: { method, url: ORIGIN + address, formData: async () => form ?? Promise.reject(new Error()) },
      respondWith: (given: unknown) => (answer = given),
    });
    return answer;
  }
  return { handlers, kept, opened, request };
}

function buildForm(...names: string[]): FormData {
  const form = new FormData();
  for (const name of names) form.append(shareTarget.field, new File(['photo'], name, { type: 'image/jpeg' }));
  return form;
}

test('the manifest names the address, and the field of the form', () => {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.webmanifest'), 'utf8')) as object;
  expect(manifest).toMatchObject({
    share_target: {
      // Next to the manifest, wherever the portal is on its origin.
      action: shareTarget.address.slice(1),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: shareTarget.field, accept: ['image/*'] }] },
    },
  });
});

test('the worker answers the posted photos and no request of a page', async () => {
  const worker = startWorker();
  expect([...worker.handlers.keys()].sort()).toEqual(['fetch', 'install']);
  for (const [method, address] of [
    ['GET', '/'],
    ['GET', shareTarget.address],
    ['POST', '/api/ae/login'],
  ] as const)
    expect(await worker.request(method, address)).toBeUndefined();
  expect(worker.opened).toEqual([]);
});

test('shared photos are kept in order with their names, and the page opens', async () => {
  const worker = startWorker();
  const answer = await worker.request('POST', shareTarget.address, buildForm('one.jpg', 'سيارة.jpg'));
  expect(answer).toEqual({ address: shareTarget.page, status: 303 });
  expect(worker.opened).toEqual([shareTarget.cache]);
  const headers = [...worker.kept.values()].map((kept) => kept.headers);
  expect(headers.map((one) => decodeURIComponent(one.get(shareTarget.nameHeader) ?? ''))).toEqual([
    'one.jpg',
    'سيارة.jpg',
  ]);
  const [first, second] = headers.map((one) => Number(one.get(shareTarget.timeHeader)));
  expect(second).toBe((first ?? 0) + 1);
});

test('photos that nobody took are forgotten after their time, and no more are kept than allowed', async () => {
  const worker = startWorker();
  const old = String(Date.now() - shareTarget.keptFor);
  worker.kept.set('/old', new Response('', { headers: { [shareTarget.timeHeader]: old } }));
  const names = Array.from({ length: shareTarget.filesMax + 1 }, (_, at) => `${at}.jpg`);
  const answer = await worker.request('POST', shareTarget.address, buildForm(...names));
  expect(worker.kept.has('/old')).toBe(false);
  expect(worker.kept.size).toBe(shareTarget.filesMax);
  expect(answer).toEqual({ address: `${shareTarget.page}?${shareTarget.missed}`, status: 303 });
});

test('below a base path, photos are taken and the page is opened there', async () => {
  const worker = startWorker('/desk');
  expect(await worker.request('POST', shareTarget.address, buildForm('one.jpg'))).toBeUndefined();
  expect(await worker.request('POST', `/desk${shareTarget.address}`, buildForm('one.jpg'))).toEqual({
    address: `/desk${shareTarget.page}`,
    status: 303,
  });
});

test('a form that cannot be read opens the page, which says so', async () => {
  const worker = startWorker();
  expect(await worker.request('POST', shareTarget.address)).toEqual({
    address: `${shareTarget.page}?${shareTarget.missed}`,
    status: 303,
  });
});
