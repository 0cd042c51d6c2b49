import { expiryState } from './expiry';

test.each([
  ['2026-11-21', 'expired', -1],
  ['2026-11-22', 'expired', 0],
  ['2026-11-23', 'soon', 1],
  ['2027-01-21', 'soon', 60],
  ['2027-01-22T00:00:00.000Z', 'valid', 61],
])('a licence until %s is %s', (date, state, days) => {
  expect(expiryState(date, '2026-11-22')).toEqual({ state, days });
});
