// The order of jobs, a letter for each owner. cspell:ignore abcabcaa abecedea
import { CallerGoneError, createFairQueue, QueueFullError } from './fair-queue';

const settings = { atOnce: 1, atOncePerOwner: 1, waitingPerOwner: 100, waiting: 1000 };

/** A queue whose jobs run until the test ends them, and the order in which they began. */
function openQueue(changes: Partial<typeof settings> = {}) {
  const queue = createFairQueue({ ...settings, ...changes });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (owner: string, cost = 1, signal?: AbortSignal) => {
    const run = () =>
      new Promise<string>((resolve) => {
        begun.push(owner);
        ends.push(() => resolve(owner));
      });
    return queue.add({ owner, cost, signal, run });
  };
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { queue, add, begun, endNext };
}

test('owners take turns, even when one has many jobs', async () => {
  const { add, begun, endNext } = openQueue();
  for (const owner of ['a', 'a', 'a', 'a', 'b', 'b', 'c', 'c']) void add(owner);
  for (let turn = 0; turn < 8; turn += 1) await endNext();
  expect(begun.join('')).toBe('abcabcaa');
});

test('an owner who prints one job after another waits for one turn of the others each time', async () => {
  const { add, begun, endNext } = openQueue();
  for (const owner of ['a', 'b', 'c', 'd']) for (let job = 0; job < 3; job += 1) void add(owner, 10);
  for (let job = 0; job < 3; job += 1) {
    let isDone = false;
    void add('e', 10).then(() => (isDone = true));
    while (!isDone) await endNext();
  }
  expect(begun.join('')).toBe('abecedea');
});

test('owners with many jobs keep every second turn', async () => {
  const { add, begun, endNext } = openQueue();
  for (let job = 0; job < 4; job += 1) void add('many');
  for (const owner of ['a', 'b', 'c', 'd']) void add(owner, 10);
  for (let turn = 0; turn < 8; turn += 1) await endNext();
  expect(begun).toEqual(['many', 'many', 'a', 'many', 'b', 'many', 'c', 'd']);
});

test('a small job of a new owner is next, among owners who wait for their first turn', async () => {
  const { add, begun, endNext } = openQueue();
  for (const owner of ['a', 'b', 'c', 'd']) for (let job = 0; job < 3; job += 1) void add(owner, 5000);
  await endNext();
  void add('newcomer', 10);
  await endNext();
  expect(begun).toEqual(['a', 'b', 'newcomer']);
});

test('the cost of jobs counts, not their number', async () => {
  const { add, begun, endNext } = openQueue();
  void add('large', 10);
  void add('large', 10);
  for (let job = 0; job < 10; job += 1) void add('small', 2);
  for (let turn = 0; turn < 12; turn += 1) await endNext();
  expect(begun.map((owner) => owner[0]).join('')).toBe('lsssssssss' + 'ls');
});

test('one owner never gets all places', async () => {
  const { add, begun } = openQueue({ atOnce: 2 });
  void add('a');
  void add('a');
  void add('b');
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'b']);
});

test('a job whose caller disconnected never begins, and holds no place', async () => {
  const { add, begun, endNext } = openQueue({ waitingPerOwner: 1 });
  void add('a');
  const caller = new AbortController();
  const dropped = add('a', 1, caller.signal);
  await expect(add('a')).rejects.toThrow(QueueFullError);
  caller.abort();
  await expect(dropped).rejects.toThrow(CallerGoneError);
  const last = add('a');
  await endNext();
  await endNext();
  expect([await last, begun]).toEqual(['a', ['a', 'a']]);
  await expect(add('a', 1, caller.signal)).rejects.toThrow(CallerGoneError);
});

test('a failed job rejects its own caller and nobody else', async () => {
  const queue = createFairQueue(settings);
  const failed = queue.add({ owner: 'a', cost: 1, run: () => Promise.reject(new Error('broken')) });
  const fine = queue.add({ owner: 'a', cost: 1, run: () => Promise.resolve('fine') });
  await expect(failed).rejects.toThrow('broken');
  expect(await fine).toBe('fine');
});
