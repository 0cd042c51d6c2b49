import { createTicker } from './ticker';

const start = Date.parse('2025-01-05T10:00:00.400Z');
let hidden = false;
const setHidden = (value: boolean) => {
  hidden = value;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  hidden = false;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Three hours ahead of the browser's clock, like the server. */
const server = { now: () => Date.now() + 3 * 3_600_000 };

test('the ticker ticks when the server’s second changes, once for all listeners', () => {
  const ticker = createTicker(server);
  const ticks: number[] = [];
  const leave = [ticker.subscribe(() => ticks.push(ticker.now())), ticker.subscribe(() => undefined)];
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(599);
  expect(ticks).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(ticks).toEqual([Date.parse('2025-01-05T13:00:01Z')]);
  jest.advanceTimersByTime(3000);
  expect(ticks).toHaveLength(4);
  leave.forEach((stop) => stop());
  expect(jest.getTimerCount()).toBe(0);
});

test('the ticker stops while the page is hidden, and is correct when it shows again', () => {
  const ticker = createTicker(server);
  const onTick = jest.fn();
  const leave = ticker.subscribe(onTick);
  setHidden(true);
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(60_000);
  expect(onTick).not.toHaveBeenCalled();
  setHidden(false);
  expect(onTick).toHaveBeenCalledTimes(1);
  expect(ticker.now()).toBe(Date.parse('2025-01-05T13:01:00Z'));
  leave();
});

test('the ticker has the time without listeners too', () => {
  const ticker = createTicker(server);
  jest.advanceTimersByTime(5000);
  expect(ticker.now()).toBe(Date.parse('2025-01-05T13:00:05Z'));
});

test('the ticker follows a corrected clock', () => {
  let ahead = 0;
  const ticker = createTicker({ now: () => Date.now() + ahead });
  const leave = ticker.subscribe(() => undefined);
  ahead = -7_200_000;
  jest.advanceTimersByTime(1000);
  expect(ticker.now()).toBe(Date.parse('2025-01-05T08:00:01Z'));
  leave();
});
