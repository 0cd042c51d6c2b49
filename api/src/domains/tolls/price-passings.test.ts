import { pricePassings, type PricedPassing } from './price-passings';

const passing = (id: string, local: string, more: Partial<PricedPassing> = {}): PricedPassing => ({
  id,
  issuer: 'salik',
  vehicleId: 'a',
  gateName: 'Al Safa North',
  at: new Date(`${local}+04:00`),
  course: 220,
  ...more,
});

test('a passing costs what the tariff of its second says', () => {
  const prices = pricePassings([
    passing('peak', '2026-05-04T09:59:59'),
    passing('offPeak', '2026-05-04T14:00:00'),
    passing('free', '2026-05-05T03:00:00'),
    passing('sunday', '2026-05-03T09:00:00'),
    passing('darb', '2026-05-04T08:00:00', { issuer: 'darb', gateName: 'Al Maqta Bridge' }),
  ]);
  expect(Object.fromEntries(prices)).toEqual({
    peak: { amount: 600, band: 'peak' },
    offPeak: { amount: 400, band: 'offPeak' },
    free: { amount: 0, band: 'free' },
    sunday: { amount: 400, band: 'sunday' },
    darb: { amount: 400, band: 'peak' },
  });
});

test('the second gate of a pair is free within an hour, in the same direction', () => {
  const south = { gateName: 'Al Safa South' };
  const prices = pricePassings([
    passing('north', '2026-05-04T14:00:00'),
    passing('south', '2026-05-04T14:04:00', { ...south, course: 231 }),
    passing('back', '2026-05-04T14:40:00', { ...south, course: 51 }),
  ]);
  expect(prices.get('south')).toEqual({ amount: 0, band: 'paired' });
  expect(prices.get('back')).toEqual({ amount: 400, band: 'offPeak' });
});

test('nothing is claimed where no tariff is published', () => {
  const prices = pricePassings([
    passing('fastag', '2026-05-04T09:00:00', { issuer: 'fastag', gateName: 'Plaza' }),
    passing('ramadan', '2026-03-02T09:00:00', { issuer: 'darb', gateName: 'Al Maqta Bridge' }),
  ]);
  expect(prices.size).toBe(0);
});
