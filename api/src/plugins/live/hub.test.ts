import type { Actor } from '../../deps';
import type { EventStream } from './event-stream';
import { createHub, type HubSource } from './hub';
import type { Notifications } from './notifications';

const user = { userId: 'u', sessionId: 's' } as Actor;
const frame = (id: number) => ({ id, text: `${id};` });

/** A reader that takes everything, or nothing until `drain`. */
function fakeStream() {
  const written: string[] = [];
  const waiting: (() => void)[] = [];
  const closing: (() => void)[] = [];
  const changed: (() => void)[] = [];
  const state = { slow: false, closed: false };
  const stream: EventStream = {
    get closed() {
      return state.closed;
    },
    write(text) {
      written.push(text);
      changed.forEach((tell) => tell());
      return !state.slow;
    },
    drained: () => (state.slow ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    heartbeat: () => void stream.write('beat;'),
    end(reason) {
      state.closed = true;
      written.push(`end ${reason}`);
      [...closing, ...changed].forEach((tell) => tell());
    },
    onClose: (listener) => void closing.push(listener),
  };
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => (holds() ? resolve() : undefined);
      changed.push(check);
      check();
    });
  const drain = () => {
    state.slow = false;
    waiting.splice(0).forEach((go) => go());
  };
  return { stream, written, state, until, drain };
}

function setUp(heartbeat = 60_000) {
  const events = [1, 2, 3];
  const alive = new Set(['s']);
  const errors: unknown[] = [];
  let tell: (message: string) => void = () => undefined;
  const notifications: Notifications = {
    listen(listener) {
      tell = listener.onMessage;
      return () => undefined;
    },
    stop: async () => undefined,
  };
  const reads = { failing: 0, done: 0 };
  const source: HubSource = {
    newest: async () => events.at(-1) ?? 0,
    async after(_userId, id, limit) {
      reads.done += 1;
      if (reads.failing > 0) throw new Error(`read ${(reads.failing -= 1)}`);
      return events
        .filter((event) => event > id)
        .slice(0, limit)
        .map(frame);
    },
    living: async () => alive,
  };
  const hub = createHub({
    source,
    notifications,
    now: () => new Date(0),
    onError: (error) => errors.push(error),
    heartbeat,
  });
  const happen = (...ids: number[]) => {
    events.push(...ids);
    tell('agent:u');
  };
  return { hub, happen, alive, errors, reads, tell: (message: string) => tell(message) };
}

const listWritten = (written: string[]) => written.filter((text) => /^\d+;$/.test(text)).join('');

test('a reader that is too slow is left behind without a queue and catches up when it reads again', async () => {
  const { hub, happen } = setUp();
  const { stream, written, state, until, drain } = fakeStream();
  await hub.join(user, 1, () => stream);
  expect(listWritten(written)).toBe('2;3;');
  state.slow = true;
  happen(4);
  await until(() => listWritten(written).endsWith('4;'));
  happen(5, 6);
  happen(7);
  expect(listWritten(written)).toBe('2;3;4;');
  drain();
  await until(() => listWritten(written).endsWith('7;'));
  expect(listWritten(written)).toBe('2;3;4;5;6;7;');
  hub.stop();
});

test('one read serves all streams of an agent', async () => {
  const { hub, happen, reads } = setUp();
  const readers = Array.from({ length: 100 }, fakeStream);
  for (const { stream } of readers) await hub.join(user, null, () => stream);
  const before = reads.done;
  happen(4);
  await Promise.all(readers.map(({ until, written }) => until(() => listWritten(written) === '4;')));
  expect(reads.done - before).toBeLessThanOrEqual(2);
  hub.stop();
  expect(readers.every(({ written }) => written.at(-1) === 'end restart')).toBe(true);
});

test('heartbeats are sent, and a stream whose session has ended ends at the next one', async () => {
  const { hub, alive } = setUp(5);
  const { stream, written, until } = fakeStream();
  await hub.join(user, null, () => stream);
  await until(() => written.includes('beat;'));
  alive.clear();
  await until(() => written.at(-1) === 'end session');
  hub.stop();
});

test('a stream that fails to catch up ends, so that its reader reconnects', async () => {
  const { hub, reads } = setUp();
  const { stream, written } = fakeStream();
  reads.failing = 1;
  await hub.join(user, 1, () => stream);
  expect(written.at(-1)).toBe('end fault');
  hub.stop();
});

test('a feed that failed to read is reported and tries again', async () => {
  const { hub, happen, reads, errors } = setUp();
  const { stream, written, until } = fakeStream();
  await hub.join(user, null, () => stream);
  reads.failing = 1;
  happen(4);
  await until(() => listWritten(written) === '4;');
  expect(errors).toHaveLength(1);
  hub.stop();
});

test('the end of one session ends only its own streams', async () => {
  const { hub, tell } = setUp();
  const [first, sibling] = [fakeStream(), fakeStream()];
  await hub.join(user, null, () => first.stream);
  await hub.join({ ...user, sessionId: 'other' }, null, () => sibling.stream);
  tell('session:s');
  expect([first.state.closed, sibling.state.closed]).toEqual([true, false]);
  hub.stop();
});

test('a stopping server accepts no new streams', async () => {
  const { hub } = setUp();
  hub.stop();
  await expect(hub.join(user, null, () => fakeStream().stream)).rejects.toMatchObject({ status: 503 });
});
