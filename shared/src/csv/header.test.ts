import { addHeaderCurrencies, normalizeHeader } from './header';
import { readAmount } from './read-cell';

test.each([
  ['Day rate', 'dayrate'],
  ['DAY_RATE (AED)', 'dayrate'],
  ['Day rate INR', 'dayrate'],
  ['Day rate in \u20b9', 'dayrate'],
  ['Day rate [Rs.]', 'dayrate'],
  ['Minimum hours', 'minimumhours'],
  ['Deposit (refundable)', 'deposit'],
])('%j is compared as %s', (header, normalized) => expect(normalizeHeader(header)).toBe(normalized));

const header = ['Plate', 'Day rate (INR)', 'Week rate in AED', 'Shortest booking in hours'];

test('an amount has the currency that the heading of its column names', () => {
  expect(addHeaderCurrencies(header, ['DXB A 1', '100', '600', '2'])).toEqual([
    'DXB A 1',
    'INR 100',
    'AED 600',
    '2',
  ]);
  expect(readAmount('INR 100', 'in')).toBe('100');
  expect(readAmount('INR 100', 'ae')).toBe('INR 100');
});

test('a dash that empties a field stays one', () => {
  expect(addHeaderCurrencies(header, ['-', '-', ' - ', '-'])).toEqual(['-', '-', ' - ', '-']);
});

test('an empty cell stays empty, and a cell may repeat the currency but not contradict it', () => {
  expect(addHeaderCurrencies(header, ['', '', '600 Dhs', ''])).toEqual(['', '', '600 Dhs', '']);
  const [, contradicting] = addHeaderCurrencies(header, ['', 'AED 100']);
  expect(readAmount(contradicting ?? '', 'ae')).toBe('INR AED 100');
});
