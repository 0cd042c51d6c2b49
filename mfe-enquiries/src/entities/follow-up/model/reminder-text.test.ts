import { reminderText } from './reminder-text';

const now = Date.parse('2025-11-24T05:30:00Z');

test.each([
  ['2025-11-24T06:00:00Z', '24 Nov, 10:00'],
  ['2025-11-30T20:00:00Z', '1 Dec, 00:00'],
  ['2026-01-02T06:00:00Z', '2 Jan 2026, 10:00'],
  ['nonsense', ''],
])('%s reads "%s"', (moment, text) => {
  expect(reminderText(moment, 'ae', now)).toBe(text);
});

test('the text uses the country’s time', () => {
  expect(reminderText('2025-11-24T06:00:00Z', 'in', now)).toBe('24 Nov, 11:30');
});
