import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import vm from 'node:vm';

const source = readFileSync(path.join(import.meta.dirname, '../public/push-worker.js'), 'utf8');
const ORIGIN = 'https://portal.example';

interface Tab {
  readonly focused: boolean;
  readonly answers: boolean;
}

/** The worker with a browser around it. */
function startWorker(tabs: readonly Tab[] = [], place = ORIGIN) {
  const handlers = new Map<string, (event: object) => void>();
  const [shown, opened, requests, focused]: [unknown[], string[], unknown[], number[]] = [[], [], [], []];
  const clients = tabs.map(({ answers, ...tab }, at) => ({
    ...tab,
    postMessage(message: unknown, [port]: [{ postMessage(text: string): void; close(): void }]) {
      requests.push(message);
      if (answers) port.postMessage('opened');
    },
    focus: () => focused.push(at),
  }));
  const self = {
    location: { href: `${place}/push-worker.js` },
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    skipWaiting: () => undefined,
    registration: { showNotification: (title: string, options: unknown) => shown.push({ title, options }) },
    clients: { matchAll: async () => clients, openWindow: async (address: string) => opened.push(address) },
  };
  const channels: MessageChannel[] = [];
  class TrackedChannel extends MessageChannel {
    constructor() {
      super();
      channels.push(this);
    }
  }
  vm.runInNewContext(source, { self, URL, setTimeout, clearTimeout, MessageChannel: TrackedChannel });
  return {
    handlers,
    shown,
    opened,
    requests,
    focused,
    async dispatch(name: string, event: object) {
      const waiting: unknown[] = [];
      handlers.get(name)?.({ ...event, waitUntil: (work: unknown) => waiting.push(work) });
      await Promise.all(waiting);
      for (const { port1 } of channels) port1.close();
    },
  };
}

const message = {
  title: 'Vehicle not back',
  body: 'DXB R 48213',
  path: '/?notification=1',
  tag: '1',
  lang: 'en',
  dir: 'ltr',
};
const click = (data: unknown) => ({ notification: { data, close: () => undefined } });

test('the worker handles messages and presses, and no request of a page', () => {
  expect([...startWorker().handlers.keys()].sort()).toEqual(['install', 'notificationclick', 'push']);
});

test('a message is shown in its language, and replaces the one with its tag', async () => {
  const worker = startWorker();
  await worker.dispatch('push', { data: { json: () => message } });
  expect(worker.shown).toEqual([
    {
      title: 'Vehicle not back',
      options: {
        body: 'DXB R 48213',
        tag: '1',
        lang: 'en',
        dir: 'ltr',
        icon: 'apple-touch-icon.png',
        data: { path: '/?notification=1' },
      },
    },
  ]);
});

test.each([
  ['without data', null],
  ['that is no JSON', { json: () => JSON.parse('<') as unknown }],
  ['without a title', { json: () => ({ body: 'x' }) }],
])('a message %s shows nothing', async (_, data) => {
  const worker = startWorker();
  await worker.dispatch('push', { data });
  expect(worker.shown).toEqual([]);
});

test('a press opens the page in a tab that answers, the one in front first', async () => {
  const worker = startWorker([
    { focused: false, answers: true },
    { focused: true, answers: true },
  ]);
  await worker.dispatch('notificationclick', click({ path: message.path }));
  expect(worker.requests).toEqual([{ type: 'notification:open', path: message.path }]);
  expect([worker.focused, worker.opened]).toEqual([[1], []]);
});

test('a press opens a new tab where none answers', async () => {
  const worker = startWorker([{ focused: true, answers: false }]);
  await worker.dispatch('notificationclick', click({ path: message.path }));
  expect([worker.focused, worker.opened]).toEqual([[], [`${ORIGIN}/?notification=1`]]);
});

test('a press opens a page below the base path, and none outside of it', async () => {
  for (const [path, opened] of [
    ['/?notification=1', '/desk/?notification=1'],
    ['/srm/trips', '/desk/srm/trips'],
    ['/../other', '/desk/'],
  ] as const) {
    const worker = startWorker([], `${ORIGIN}/desk`);
    await worker.dispatch('notificationclick', click({ path }));
    expect(worker.opened).toEqual([ORIGIN + opened]);
  }
});

test.each([['https://attacker.example/'], ['//attacker.example'], [undefined], [7]])(
  'a press on %s opens no other site',
  async (address) => {
    const worker = startWorker();
    await worker.dispatch('notificationclick', click({ path: address }));
    expect(worker.opened).toEqual([`${ORIGIN}/`]);
  },
);
