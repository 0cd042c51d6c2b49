import { getPreviousDays, countDays } from '../contract';
import { getPresetDays, daysText, findRangeProblem, readRange, writeRange, type Preset } from './range';

const today = '2026-03-10';
const read = (text: string) => readRange(new URLSearchParams(text), today);

test.each<[Exclude<Preset, 'custom'>, string, string]>([
  ['today', '2026-03-10', '2026-03-10'],
  ['7d', '2026-03-04', '2026-03-10'],
  ['30d', '2026-02-09', '2026-03-10'],
  ['90d', '2025-12-11', '2026-03-10'],
  ['month', '2026-03-01', '2026-03-10'],
  ['last-month', '2026-02-01', '2026-02-28'],
  ['quarter', '2026-01-01', '2026-03-10'],
  ['last-quarter', '2025-10-01', '2025-12-31'],
])('%s is from %s to %s', (preset, from, to) => expect(getPresetDays(preset, today)).toEqual({ from, to }));

test('last month in January is December', () => {
  expect(getPresetDays('last-month', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

test('the comparison period has as many days', () => {
  const days = { from: '2026-03-01', to: '2026-03-10' };
  expect(countDays(days)).toBe(10);
  expect(getPreviousDays(days)).toEqual({ from: '2026-02-19', to: '2026-02-28' });
});

test.each(['', 'range=7d', 'range=last-month', 'range=custom&from=2026-01-05&to=2026-01-09'])(
  'the address "%s" is read, and written in the same form',
  (text) => expect(writeRange(read(text), new URLSearchParams()).toString()).toBe(text),
);

test.each([
  'range=year',
  'range=custom',
  'range=custom&from=2026-02-30&to=2026-03-01',
  'range=custom&from=2026-03-02&to=2026-03-01',
  'range=custom&from=2020-01-01&to=2026-03-01',
])('%s is the default range', (text) => expect(read(text).preset).toBe('30d'));

test('a page can have another default range', () => {
  const range = readRange(new URLSearchParams(), today, 'last-month');
  expect(range).toEqual({ preset: 'last-month', from: '2026-02-01', to: '2026-02-28' });
  expect(writeRange(range, new URLSearchParams(), 'last-month').toString()).toBe('');
});

test('other parameters stay', () => {
  expect(writeRange(read('range=7d'), new URLSearchParams('lang=en&from=x')).toString()).toBe(
    'lang=en&range=7d',
  );
});

test.each([
  [
    { from: '', to: '2026-03-01' },
    { field: 'from', problem: 'missing' },
  ],
  [
    { from: '2026-03-01', to: '' },
    { field: 'to', problem: 'missing' },
  ],
  [
    { from: '2026-03-02', to: '2026-03-01' },
    { field: 'to', problem: 'order' },
  ],
  [
    { from: '2025-03-01', to: '2026-03-02' },
    { field: 'to', problem: 'tooLong' },
  ],
  [{ from: '2025-03-01', to: '2026-03-01' }, null],
])('%j has the problem %j', (days, problem) => expect(findRangeProblem(days)).toEqual(problem));

test('a range of days has a short form', () => {
  expect(daysText({ from: '2026-03-01', to: '2026-03-07' })).toBe('Mar 1 – 7, 2026');
  expect(daysText({ from: '2026-03-01', to: '2026-03-01' })).toBe('Mar 1, 2026');
});
