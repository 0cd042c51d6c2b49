import { createBatcher } from './create-batcher';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const batches: string[] = [];
  const batcher = createBatcher<string>(2000, (items) => batches.push(items.join()));
  return { batcher, batches };
}

test('a single event is announced at once, and once', () => {
  const { batcher, batches } = setUp();
  batcher.add('a');
  jest.advanceTimersByTime(5000);
  batcher.add('b');
  expect(batches).toEqual(['a', 'b']);
});

test('events that follow soon are announced together with the first', () => {
  const { batcher, batches } = setUp();
  batcher.add('a');
  batcher.add('b');
  jest.advanceTimersByTime(1999);
  batcher.add('c');
  expect(batches).toEqual(['a']);
  jest.advanceTimersByTime(1);
  expect(batches).toEqual(['a', 'a,b,c']);
});

test('a long row of events is announced now and then as one, and ends when none follows', () => {
  const { batcher, batches } = setUp();
  for (const item of ['a', 'b', 'c', 'd']) {
    batcher.add(item);
    jest.advanceTimersByTime(1500);
  }
  jest.advanceTimersByTime(4000);
  batcher.add('e');
  expect(batches).toEqual(['a', 'a,b', 'a,b,c', 'a,b,c,d', 'e']);
});

test('nothing more is announced after a stop', () => {
  const { batcher, batches } = setUp();
  batcher.add('a');
  batcher.add('b');
  batcher.stop();
  jest.advanceTimersByTime(5000);
  expect(batches).toEqual(['a']);
});
