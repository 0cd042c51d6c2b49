import { toMoment } from './moment';

test.each([
  ['Asia/Dubai', '2026-03-01', 0, '2026-02-28T20:00:00.000Z'],
  ['Asia/Dubai', '2026-02-28', 1, '2026-02-28T20:00:00.000Z'],
  ['Asia/Kolkata', '2026-12-31', 1, '2026-12-31T18:30:00.000Z'],
  // The clocks change at two in the night: midnight is still in the time before.
  ['Europe/Berlin', '2026-03-29', 0, '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', 1, '2026-03-29T22:00:00.000Z'],
  ['America/New_York', '2026-11-01', 0, '2026-11-01T04:00:00.000Z'],
])('in %s the day %s, moved by %i days, begins at %s', (zone, day, later, moment) => {
  expect(toMoment(zone)(day, later)).toBe(moment);
});
