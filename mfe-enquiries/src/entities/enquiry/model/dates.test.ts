import { words as t } from '../../../testing/words';
import { ageText, rentalPeriod } from './dates';

test.each([
  ['2025-01-05', '2025-01-08', 'ae', 'Jan 5 – 8, 2025'],
  ['2025-01-30', '2025-02-02', 'ae', 'Jan 30 – Feb 2, 2025'],
  ['2024-12-30', '2025-01-02', 'ae', 'Dec 30, 2024 – Jan 2, 2025'],
  ['2025-01-05', '2025-01-05', 'ae', 'Jan 5, 2025'],
  ['2025-01-05T21:00:00Z', '2025-01-08T21:00:00Z', 'ae', 'Jan 6 – 9, 2025'],
  ['2025-01-05T19:00:00Z', '2025-01-08T19:00:00Z', 'in', 'Jan 6 – 9, 2025'],
  ['2025-01-08', '2025-01-05', 'ae', 'Jan 8, 2025 – Jan 5, 2025'],
  ['soon', '2025-01-05', 'ae', ''],
  ['2025-01-05', '', 'in', ''],
] as const)('the dates %s to %s in %s read as %s', (start, end, country, text) =>
  expect(rentalPeriod(start, end, country)).toBe(text),
);

const now = Date.parse('2025-01-10T12:00:00Z');
test.each([
  ['2025-01-10T12:00:00Z', 'Just now'],
  ['2025-01-10T11:00:01Z', 'Just now'],
  ['2025-01-10T13:00:00Z', 'Just now'],
  ['2025-01-10T11:00:00Z', '1 hour ago'],
  ['2025-01-09T12:00:01Z', '23 hours ago'],
  ['2025-01-09T12:00:00Z', '1 day ago'],
  ['2025-01-03T12:00:01Z', '6 days ago'],
  ['2025-01-03T12:00:00Z', 'Jan 3, 2025'],
  ['yesterday', ''],
])('the time %s reads as %s', (createdAt, text) => expect(ageText(createdAt, now, 'ae', t)).toBe(text));
