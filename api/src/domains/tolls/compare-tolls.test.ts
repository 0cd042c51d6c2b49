import {
  judgeTolls,
  matchTolls,
  type ComparedLine,
  type ComparedPassing,
  type Whereabouts,
} from './compare-tolls';

const START = Date.parse('2026-03-02T06:00:20Z');
const line = (id: string, second = 0, more: Partial<ComparedLine> = {}): ComparedLine => ({
  id,
  vehicleId: 'car',
  gate: 'salik:alBarsha',
  at: START + second * 1000,
  precision: 'second',
  ...more,
});
const passing = (id: string, second = 0, more: Partial<ComparedPassing> = {}): ComparedPassing => ({
  id,
  vehicleId: 'car',
  gate: 'salik:alBarsha',
  at: START + second * 1000,
  isUncertain: false,
  expected: 400,
  isCovered: true,
  ...more,
});
const judge = (
  lines: readonly ComparedLine[],
  passings: readonly ComparedPassing[],
  { isPlaced = true, was = 'unknown' as Whereabouts } = {},
) =>
  judgeTolls(
    matchTolls(lines, passings),
    () => isPlaced,
    () => was,
  ).map(({ state, reason, lineId, passingId }) =>
    [state, lineId ?? passingId, reason].filter(Boolean).join(' '),
  );

test('a line and a passing match within the difference of their clocks, the nearest first', () => {
  expect(judge([line('a', 100), line('b', 1000)], [passing('p', 150), passing('q', 990)])).toEqual([
    'matched b',
    'matched a',
  ]);
  expect(judge([line('a', 0)], [passing('p', 181)])).toContain('missing p');
});

test('a line of a minute or a day matches what is within it', () => {
  const minute = line('a', -20, { precision: 'minute' });
  expect(judge([minute], [passing('p', 35)])).toEqual(['matched a']);
  const day = line('a', -6 * 3600, { precision: 'day' });
  expect(judge([day], [passing('p')])).toEqual(['matched a']);
  expect(judge([day, line('b')], [passing('p')])).toEqual(['matched b', 'notJudged a time']);
});

test('a second line for one passing is doubled', () => {
  expect(judge([line('a', 2), line('b', 40)], [passing('p')])).toEqual(['matched a', 'doubled b']);
});

test('a passing of another gate or vehicle matches nothing', () => {
  const others = [passing('p', 0, { gate: 'salik:jebelAli' }), passing('q', 0, { vehicleId: 'van' })];
  expect(judge([line('a')], others, { was: 'elsewhere' })).toEqual(['foreign a', 'missing p', 'missing q']);
});

test('a passing without a line is missing where a statement reaches it, and awaited where none does', () => {
  expect(judge([], [passing('p'), passing('q', 9, { isCovered: false })])).toEqual([
    'missing p',
    'awaited q',
  ]);
});

test('an uncertain passing, and a free one, are not waited for', () => {
  expect(judge([], [passing('p', 0, { isUncertain: true }), passing('q', 0, { expected: 0 })])).toEqual([]);
  expect(judge([line('a')], [passing('p', 0, { isUncertain: true })])).toEqual(['matched a']);
});

test.each([
  ['near', true, 'unconfirmed a'],
  ['elsewhere', true, 'foreign a'],
  ['unknown', true, 'notJudged a tracker'],
  ['elsewhere', false, 'notJudged a gate'],
] as const)('a line whose vehicle was %s, with the gate known: %s', (was, isPlaced, expected) => {
  expect(judge([line('a')], [], { was, isPlaced })).toEqual([expected]);
});

test('a line of an unknown plate is not judged', () => {
  expect(judge([line('a', 0, { vehicleId: null })], [passing('p')])).toEqual([
    'notJudged a plate',
    'missing p',
  ]);
});
