import { createServerClock, DATE_HEADER_PRECISION } from './server-clock';

const at = (sent: number, received: number, serverTime: number) => ({
  sent,
  received,
  serverTime,
  precision: DATE_HEADER_PRECISION,
});

test('the browser’s clock is used until the first answer', () => {
  expect(createServerClock(() => 5000).now()).toBe(5000);
});

test('a browser clock that may be right is left alone', () => {
  const clock = createServerClock(() => 10_400);
  clock.observe(at(10_100, 10_300, 10_000));
  expect(clock.offset()).toBe(0);
});

test('a browser clock three hours late is corrected to the precision of the answer', () => {
  const late = 3 * 3_600_000;
  const clock = createServerClock(() => 1000);
  clock.observe(at(900, 1000, 1000 + late));
  expect(Math.abs(clock.offset() - late)).toBeLessThanOrEqual(DATE_HEADER_PRECISION);
});

test('more answers make the clock more exact', () => {
  const clock = createServerClock(() => 0);
  // The browser is exactly one minute behind. The header is cut to the second.
  for (const time of [1_010, 2_400, 3_990]) {
    clock.observe(at(time - 10, time, Math.floor((time + 60_000) / 1000) * 1000));
  }
  expect(Math.abs(clock.offset() - 60_000)).toBeLessThanOrEqual(30);
});

test('a clock that was set meanwhile starts over', () => {
  const clock = createServerClock(() => 0);
  clock.observe(at(0, 100, 60_000));
  clock.observe(at(7_200_000, 7_200_100, 61_000));
  expect(clock.offset()).toBeLessThan(-7_000_000);
});

test.each([
  ['no time', at(0, 10, Number.NaN)],
  ['an answer before its question', at(10, 0, 5_000_000)],
])('%s says nothing', (_case, answer) => {
  const clock = createServerClock(() => 0);
  clock.observe(answer);
  expect(clock.offset()).toBe(0);
});
