import { createGatherer } from './gather';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const told: string[] = [];
  const gatherer = createGatherer<string>(2000, (items) => told.push(items.join()));
  return { gatherer, told };
}

test('a single event is announced at once, and once', () => {
  const { gatherer, told } = setUp();
  gatherer.add('a');
  jest.advanceTimersByTime(5000);
  gatherer.add('b');
  expect(told).toEqual(['a', 'b']);
});

test('events that follow soon are announced together with the first', () => {
  const { gatherer, told } = setUp();
  gatherer.add('a');
  gatherer.add('b');
  jest.advanceTimersByTime(1999);
  gatherer.add('c');
  expect(told).toEqual(['a']);
  jest.advanceTimersByTime(1);
  expect(told).toEqual(['a', 'a,b,c']);
});

test('a long row of events is announced now and then as one, and ends when none follows', () => {
  const { gatherer, told } = setUp();
  for (const item of ['a', 'b', 'c', 'd']) {
    gatherer.add(item);
    jest.advanceTimersByTime(1500);
  }
  jest.advanceTimersByTime(4000);
  gatherer.add('e');
  expect(told).toEqual(['a', 'a,b', 'a,b,c', 'a,b,c,d', 'e']);
});

test('nothing more is announced after a stop', () => {
  const { gatherer, told } = setUp();
  gatherer.add('a');
  gatherer.add('b');
  gatherer.stop();
  jest.advanceTimersByTime(5000);
  expect(told).toEqual(['a']);
});
