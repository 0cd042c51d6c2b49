import { writeRange } from './write-range';

test('a range is written once for what both ends share, and says which end is open', () => {
  expect(writeRange('2026-01-01', '2026-01-05')).toMatch(/^Jan 1\s–\s5, 2026$/);
  expect(writeRange('2026-01-01', '')).toBe('Jan 1, 2026 –');
  expect(writeRange('', '2026-01-05')).toBe('– Jan 5, 2026');
  expect(writeRange('', '')).toBe('');
});

test('a range that ends before it begins is not written as if it were one', () => {
  expect(writeRange('2026-01-05', '2026-01-01')).toBe('Jan 5, 2026 – Jan 1, 2026');
});
