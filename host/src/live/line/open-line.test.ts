import { MINUTE, limits } from '@portal/shared/contract';
import { createTestPortal } from '@portal/shared/testing';
import { createFakeLiveServer } from '../test/fake-live-server';
import type { Received } from './connect';
import { openLine } from './open-line';

const { heartbeat } = limits.live;
let close = () => {};

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
});
afterEach(() => {
  close();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (time = 0) => jest.advanceTimersByTimeAsync(time);

function setUp({ online = true } = {}) {
  const server = createFakeLiveServer();
  const portal = createTestPortal();
  portal.session.start({ token: 'token-1', refreshToken: 'refresh-1', userId: 'user-1' });
  const messages: Received['message'][] = [];
  const state = { online, last: null as number | null };
  const open = () => {
    close = openLine({
      portal,
      position: () => state.last,
      hear({ message }) {
        messages.push(message);
        if ('id' in message && message.id !== null) state.last = message.id;
      },
      fetch: server.fetch,
      isOnline: () => state.online,
      random: () => 1,
    });
  };
  const listReceivedIds = () => messages.flatMap((message) => (message.kind === 'heard' ? [message.id] : []));
  return { server, portal, messages, listReceivedIds, state, open };
}

/** The time of each call after the one before it. */
const listPauses = (calls: readonly { at: number }[]) =>
  calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0));

test('events are heard in order, with the session’s token', async () => {
  const { server, open, messages, listReceivedIds } = setUp();
  server.happen(5);
  open();
  await pass();
  server.happen(6);
  server.happen(9);
  await pass();
  expect(server.calls).toMatchObject([{ bearer: 'Bearer token-1', lastEventId: null }]);
  expect(messages[0]).toMatchObject({ kind: 'ready', id: 5, resumed: false });
  expect(listReceivedIds()).toEqual([6, 9]);
});

test('a connection that is cut 50 times at any byte loses and repeats no event', async () => {
  const { server, open, listReceivedIds } = setUp();
  let seed = 42;
  const chance = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  open();
  await pass();
  server.breakAfter(() => chance(1200));
  server.cut();
  for (let cuts = 0; cuts < 50; cuts += 1) {
    const before = server.calls.length;
    server.happen();
    server.happen();
    while (server.calls.length === before) {
      server.happen();
      await pass(500);
    }
  }
  server.breakAfter(() => Infinity);
  server.cut();
  await pass(MINUTE);
  const all = listReceivedIds();
  expect(server.calls.length).toBeGreaterThan(50);
  expect(all.length).toBeGreaterThan(150);
  expect(all).toEqual(all.map((_, index) => index + 1));
});

describe('silence', () => {
  test('of two heartbeats is the end of a connection; the next one continues', async () => {
    const { server, open, listReceivedIds } = setUp();
    open();
    await pass();
    server.happen(3);
    await pass(2 * heartbeat - 1);
    expect(server.open.size).toBe(1);
    await pass(1000 + 1);
    expect(server.calls).toMatchObject([{}, { lastEventId: '3' }]);
    expect(listReceivedIds()).toEqual([3]);
  });

  test('does not occur while heartbeats come', async () => {
    const { server, open } = setUp();
    open();
    for (let beat = 0; beat < 10; beat += 1) {
      await pass(heartbeat);
      server.send(': still here\n\n');
    }
    await pass();
    expect(server.calls).toHaveLength(1);
  });
});

describe('a refused token', () => {
  test.each(['here', 'by another tab'])('is not sent again until it is renewed %s', async (where) => {
    const { server, open, portal } = setUp();
    server.sendAnswer((call) => (call === 1 ? new Response(null, { status: 401 }) : null));
    open();
    await pass(10 * MINUTE);
    expect(server.calls).toHaveLength(1);
    const renewSession = { token: 'token-2', refreshToken: 'refresh-2' };
    if (where === 'here') portal.session.replace(renewSession);
    else {
      localStorage.setItem('accessToken', renewSession.token);
      portal.session.syncFromOtherTab();
    }
    await pass();
    expect(server.calls[1]).toMatchObject({ bearer: 'Bearer token-2' });
    expect(server.open.size).toBe(1);
  });
});

test.each([
  ['404', new Response(null, { status: 404 })],
  ['405', new Response(null, { status: 405 })],
  ['501', new Response(null, { status: 501 })],
  ['a page of HTML', new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
])(
  'a server that answers %s has no live events: it is not asked again, and no error is reported',
  async (_name, response) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { server, open, messages, portal } = setUp();
    server.sendAnswer(() => response);
    open();
    await pass(60 * MINUTE);
    portal.session.replace({ token: 'token-2', refreshToken: 'refresh-2' });
    await pass(60 * MINUTE);
    expect(server.calls).toHaveLength(1);
    expect(messages).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  },
);

test('a server that cannot be reached is asked less and less often, but at least every 30 seconds', async () => {
  const { server, open } = setUp();
  server.sendAnswer(() => {
    throw new TypeError('Failed to fetch');
  });
  open();
  await pass(2 * MINUTE);
  expect(listPauses(server.calls).map((pause) => pause / 1000)).toEqual([1, 2, 4, 8, 16, 30, 30]);
});

test('a server that asks for a delay gets it', async () => {
  const { server, open } = setUp();
  server.sendAnswer((call) =>
    call === 1 ? new Response(null, { status: 503, headers: { 'retry-after': '5' } }) : null,
  );
  open();
  await pass(MINUTE / 4);
  expect(listPauses(server.calls)).toEqual([5000]);
});

describe('a server that says goodbye', () => {
  test.each(['restart', 'session'])(
    'because of a %s is asked again at once, but not in a storm',
    async (reason) => {
      const { server, open } = setUp();
      open();
      await pass();
      server.end(reason);
      await pass();
      expect(server.calls).toHaveLength(2);
      server.end(reason);
      await pass();
      expect(server.calls).toHaveLength(2);
      await pass(1000);
      expect(server.calls).toHaveLength(3);
    },
  );

  test('because of a fault gets time before the next call', async () => {
    const { server, open } = setUp();
    open();
    await pass();
    server.end('fault');
    await pass(999);
    expect(server.calls).toHaveLength(1);
    await pass(1);
    expect(server.calls).toHaveLength(2);
  });
});

describe('the offline browser', () => {
  test('asks nothing, and asks at once when the network is back', async () => {
    const { server, open, state } = setUp({ online: false });
    open();
    await pass(60 * MINUTE);
    expect(server.calls).toHaveLength(0);
    state.online = true;
    window.dispatchEvent(new Event('online'));
    await pass();
    expect(server.open.size).toBe(1);
  });

  test('cuts a pause short when the network is back', async () => {
    const { server, open } = setUp();
    server.sendAnswer((call) => (call <= 5 ? new Response(null, { status: 503 }) : null));
    open();
    await pass(16_000);
    expect(server.calls).toHaveLength(5);
    window.dispatchEvent(new Event('online'));
    await pass();
    expect(server.open.size).toBe(1);
  });
});

test('unreadable events are logged and skipped; what a later server adds is not logged', async () => {
  const named = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { server, open, listReceivedIds, messages } = setUp();
  open();
  await pass();
  server.send(
    'id: 1\nevent: created\ndata: {"kind":"created"}\n\nid: 2\nevent: moon\ndata: {}\n\nid: 3\nevent: changed\ndata: nonsense\n\n',
  );
  server.happen(4);
  await pass();
  expect(named).toHaveBeenCalledTimes(2);
  expect(messages.map(({ kind }) => kind)).toEqual(['ready', 'unreadable', 'unreadable', 'heard']);
  expect(listReceivedIds()).toEqual([4]);
});

test('a closed connection hears and asks nothing more', async () => {
  const { server, open, listReceivedIds } = setUp();
  open();
  await pass();
  server.happen(1);
  close();
  await pass(60 * MINUTE);
  expect(server.open.size).toBe(0);
  expect(server.calls).toHaveLength(1);
  expect(listReceivedIds()).toEqual([]);
});
