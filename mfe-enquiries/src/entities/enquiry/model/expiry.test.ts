import { MINUTE } from '@portal/shared/contract';
import { clockText, expiryMoment, isExpiringSoon, timeLeft } from './expiry';

const now = Date.parse('2025-01-05T10:00:00Z');

test.each([
  [{ createdAt: '2025-01-05T09:40:00Z' }, '2025-01-05T10:10:00.000Z'],
  [{ createdAt: '2025-01-05T09:40:00Z', expiresAt: '2025-01-05T10:12:00Z' }, '2025-01-05T10:12:00.000Z'],
  [{ createdAt: '2025-01-05T09:40:00Z', expiresAt: 'later' }, '2025-01-05T10:10:00.000Z'],
])('%j expires at %s', (enquiry, moment) =>
  expect(new Date(expiryMoment(enquiry)).toISOString()).toBe(moment),
);

test.each([
  [30 * MINUTE, '30:00', 'normal', 1],
  [20 * MINUTE + 5500, '20:05', 'normal', 0.67],
  [7 * MINUTE, '07:00', 'normal', 0.233],
  [7 * MINUTE - 1, '06:59', 'warning', 0.233],
  [6 * MINUTE, '06:00', 'warning', 0.2],
  [4 * MINUTE, '04:00', 'warning', 0.133],
  [4 * MINUTE - 1, '03:59', 'critical', 0.133],
  [2 * MINUTE, '02:00', 'critical', 0.067],
  [1000, '00:01', 'critical', 0.001],
  [1, '00:00', 'critical', 0],
  [0, '00:00', 'expired', 0],
  [-5 * MINUTE, '00:00', 'expired', 0],
  [Number.NaN, '00:00', 'expired', 0],
  // With a clock that is behind: no more than the full bar.
  [45 * MINUTE, '45:00', 'normal', 1],
])('with %d ms left, the countdown reads %s and its level is %s', (left, text, tone, share) => {
  const shown = timeLeft(now + left, now);
  expect([clockText(shown), shown.tone]).toEqual([text, tone]);
  expect(shown.share).toBeCloseTo(share, 2);
});

test.each([
  [7 * MINUTE, false],
  [7 * MINUTE - 1, true],
  [6 * MINUTE, true],
  [MINUTE, true],
  [MINUTE - 1, false],
  [0, false],
  [-MINUTE, false],
  [Number.NaN, false],
])('with %d ms left, "expires soon" is %s', (left, soon) =>
  expect(isExpiringSoon(now + left, now)).toBe(soon),
);
